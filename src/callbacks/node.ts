export { toLambdaHandler, type LambdaEvent, type LambdaHandler, type LambdaResult } from './adapters/lambda.js';
export { toCallbackRequest, toNodeHandler, type NodeHandler, type NodeRequest } from './adapters/node.js';
