export { createModelEngine, type ModelEngine } from './engine/model-engine.js';
export type { EngineEvent, ModelEngineOptions } from './engine/options.js';
export type { EngineUsage, TokenPrices } from './engine/budget.js';
