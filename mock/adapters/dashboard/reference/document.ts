/** What the reference reads of an OpenAPI document. */
export interface OpenApi {
  info: { title: string; version: string; description: string };
  servers: Server[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
  };
}

export interface Server {
  url: string;
  description?: string;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

export interface Header {
  description: string;
  schema: Schema;
}

interface Content {
  'application/json': { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> };
}

export interface Response {
  $ref?: string;
  description: string;
  headers?: Record<string, unknown>;
  content?: Content;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  servers?: Server[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, Response>;
  callbacks?: Record<string, Record<string, { post: Operation }>>;
}

/** The last part of a reference, such as `Pantry`. */
export const nameOf = (reference: string): string => reference.split('/').at(-1)!;
