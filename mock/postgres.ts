export { createPostgresState, type PostgresClient, type PostgresPool, type PostgresStateOptions } from './persistence/postgres.js';
export type { PersistedChanges, PersistedEntry } from './persistence/persistence.js';
export type { SharedStateStore, StateTransaction, StoredChanges } from './persistence/shared-state.js';
