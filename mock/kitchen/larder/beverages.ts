/** Water, juice, coffee, tea and plant milks. */
export const beverages = `
water | cold water, warm water, hot water, boiling water, ice water, ice, ice cube, tap water, lukewarm water, filtered water, tepid water, crushed ice, spring water, warm tap water, liquid, cool water | water | liquid |  | 0 0 0 0 0 0 0 4 0 | 237 - | 0.01 | pantry 2000
orange juice | fresh orange juice, orange juice concentrate, frozen orange juice concentrate, juice of orange | fruit citrus | liquid |  | 45 0.7 10.4 0.2 0 0.2 8.4 1 0 | 248 - | 3 | fridge 10
apple juice | apple cider, cider apple, unsweetened apple juice, apple juice concentrate, sweet cider, fresh apple cider, cloudy apple juice | fruit | liquid |  | 46 0.1 11.3 0.1 0 0.2 9.6 4 0 | 248 - | 2.5 | fridge 10
pineapple juice | unsweetened pineapple juice | fruit | liquid |  | 53 0.4 12.9 0.1 0 0.2 10 2 0 | 250 - | 3 | fridge 10
almond milk | unsweetened almond milk, almond beverage, almond drink, vanilla almond milk | tree_nut | liquid | | 15 0.6 0.3 1.2 0.1 0.2 0 71 0 | 240 - | 2.5 | fridge 10
soy milk | soymilk, unsweetened soy milk, soya milk, soy beverage, vanilla soy milk, soya drink | soy | liquid |  | 33 2.9 1.7 1.6 0.2 0.5 0.4 37 0 | 243 - | 2.5 | fridge 10
oat milk | oat drink, oat beverage, barista oat milk | oats grain | liquid | ~gluten ~wheat | 48 0.8 5.1 2.8 0.3 0.6 3.4 42 0 | 240 - | 2.8 | fridge 10
coffee | brewed coffee, strong brewed coffee, black coffee, strong coffee, espresso, instant coffee, coffee granule, espresso powder, instant espresso powder, instant coffee granule, coffee bean, ground coffee, instant espresso, coffee powder | caffeine | drink |  | 1 0.1 0 0 0 0 0 2 0 | 237 - | 15 | pantry 365
`;
