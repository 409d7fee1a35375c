/** Water, juice, coffee, tea and plant milks. */
export const beverages = `
orange juice | | fruit citrus | liquid |  | 45 0.7 10.4 0.2 0 0.2 8.4 1 0 | 248 - | 3 | fridge 10
apple juice | apple cider, cider apple, sweet cider | fruit | liquid | | 46 0.1 11.3 0.1 0 0.2 9.6 4 0 | 248 - | 2.5 | fridge 10
pineapple juice | | fruit | liquid |  | 53 0.4 12.9 0.1 0 0.2 10 2 0 | 250 - | 3 | fridge 10
water | ice, mineral water, steam, saltwater | water | liquid | | 0 0 0 0 0 0 0 4 0 | 237 - | 0.4 | pantry 2000
pasta water | pasta cooking water, pasta cooking liquid, noodle water, noodle cooking water | water wheat | liquid | egg | 8 0.2 1.7 0 0 0 0 150 0 | 237 - | 0.4 | fridge 2
soda | | sugar | drink |  | 41 0 10.6 0 0 0 10.8 4 0 | 246 - | 1.5 | pantry 270
malt drink | malta, kvass, malt beverage, barley water, barley tea, non alcoholic beer, nonalcoholic beer, alcohol free beer, near beer, dealcoholized beer, barley cup, cereal coffee, postum, grain coffee, mugicha, boza, barley coffee | gluten grain sugar | drink | wheat | 37 0.2 8.1 0.1 0 0 8.1 13 0 | 237 - | 3 | pantry 270
*juice | prune juice, nectar, aloe vera, aloe vera gel, coconut water drink, tamarind drink, cranberry juice drink, birch sap, currant juice, smoothie, verjuice drink | fruit sugar | liquid | | 54 0 13.5 0.1 0 0 11.9 2 0 | 253 - | 3 | fridge 10
orange juice concentrate | | fruit citrus | liquid |  | 159 2.4 38.2 0.2 0 0.8 37.4 3 0 | 284 - | 6 | freezer 365
instant coffee | coffee granule, espresso powder, coffee powder, instant espresso, coffee crystal, coffee essence, camp coffee, nescafe, coffee extract powder, coffee concentrate | caffeine | seasoning | | 353 12.2 75.4 0.5 0.2 0 0 37 0 | 54 - | 60 | pantry 730
coffee | espresso, coffee liquid, cold brew, iced coffee black | caffeine | drink | | 1 0.1 0 0 0 0 0 2 0 | 237 - | 4 | fridge 3
coffee bean | ground coffee, espresso bean, ground espresso, coffee ground, espresso ground, turkish coffee, arabica coffee | caffeine | drink | | 2 0.1 0.3 0 0 0 0 2 0 | 80 - | 20 | pantry 270
latte | cappuccino, frappuccino, mocha, iced coffee, coffee drink, cafe au lait, milk tea, thai iced tea, bubble tea, coffee milk, coffee flavored drink, macchiato | dairy caffeine sugar | drink | soy | 60 2.5 8 2 1.2 0 8 40 8 | 245 - | 4 | fridge 7
milkshake | shake, chocolate shake, vanilla shake, ice cream shake, mango lassi, sweet lassi, chocolate milkshake, ensure, slimfast, pediasure, carnation instant breakfast, atole, champurrado, horchata milk, instant breakfast drink, ovaltine drink | dairy sugar soy | drink | egg gluten | 148 3.4 19.6 6.5 4 0.9 13.6 81 23 | 250 - | 4 | fridge 2
almond-flavored milk | badam milk, badam doodh, thandai, kesar badam milk | dairy tree_nut sugar | drink | | 90 3 13 3 1.6 0.3 12 45 8 | 244 - | 5 | fridge 5
almond milk | almond beverage, almond drink, vanilla almond milk, cashew milk, hazelnut milk, nut milk, macadamia milk, walnut milk, pistachio milk, chocolate almond milk, almond breeze, almond breeze milk, almond coconut milk, hazelnut drink, pecan milk, almond cream, cashew drink, hazelnut beverage, almondmilk, almond creamer, almond milk creamer, cashewmilk | tree_nut | liquid | | 15 0.6 0.3 1.2 0.1 0.2 0 71 0 | 240 - | 2.5 | fridge 10
rice milk | rice drink, hemp milk, pea milk, coconut beverage, coconut milk beverage, flax milk, vanilla rice milk, rice beverage, rice dream, quinoa milk, so delicious coconut milk, coconut drink, refrigerated coconut milk, carton coconut milk, potato milk, ripple milk, tigernut milk | rice grain | liquid | tree_nut | 47 0.3 9.2 1 0 0.3 5.3 39 0 | 240 - | 2.5 | fridge 10
non-dairy milk | plant milk, nondairy milk, plant based milk, dairy free milk, milk alternative, vegan milk, milk substitute, alternative milk, plant drink, non dairy beverage, vegetable milk | legume | liquid | soy tree_nut gluten | 40 2 4 2 0.2 0.5 2.5 50 0 | 240 - | 2.5 | fridge 10
soy milk | soymilk, soya milk, soy beverage, vanilla soy milk, soya drink, vanilla soymilk, soy drink, chocolate soy milk, soya bean milk, soybean milk, soy creamer, soy cream, soya cream, soy milk creamer, soy cooking cream, vanilla flavored soy milk, soy half and half, soy coffee creamer, soy milk powder, soya milk powder, soy whipping cream | soy | liquid | | 43 3 4 1.7 0.2 0.6 2.4 44 0 | 243 - | 2.5 | fridge 10
oat milk | oat drink, oat beverage, oat cream, oat creamer, vanilla oat milk, oatly, oat cooking cream, oat milk creamer, oat based cream | oats grain | liquid | gluten wheat | 48 0.8 5.1 2.8 0.3 0.6 3.4 42 0 | 240 - | 2.8 | fridge 10
vegan cream | dairy free cream, plant cream, vegan whipped cream, coconut whipped cream, vegan whipping cream, dairy free whipped topping, non dairy cream, coconut whipped topping, vegan whipped topping, vegan heavy cream, vegan creamer, coconut creamer, plant based cream, nondairy cream, dairy free whipping cream, vegan sour cream, dairy free sour cream, vegan creme fraiche, vegan half and half, coconut whip, non dairy sour cream, plant based creamer, coconut milk creamer, nondairy sour cream, vegetable cream, soyatoo, vegan condensed milk, coconut condensed milk, condensed coconut milk, evaporated coconut milk | oil | dairy | soy tree_nut gluten | 200 1.5 8 18 12 0.3 4 60 0 | 240 - | 7 | fridge 14
cashew sour cream | cashew cream cheese dip | tree_nut | dairy | soy | 230 6 12 18 3 1 2 100 0 | 240 - | 12 | fridge 14
soy sour cream | tofu sour cream, vegan tofu sour cream | soy oil | dairy | tree_nut | 200 3 7 18 6 0.3 3 100 0 | 240 - | 8 | fridge 14
grapefruit juice | | fruit citrus | liquid |  | 39 0.5 9.2 0.1 0 0 9 1 0 | 247 - | 4 | fridge 10
cranberry juice | cranberry juice cocktail, cranberry cocktail | fruit sugar | liquid | | 54 0 13.5 0.1 0 0 11.9 2 0 | 253 - | 3 | fridge 14
pomegranate juice | pom juice | fruit | liquid | | 54 0.1 13.1 0.3 0.1 0.1 12.7 9 0 | 249 - | 6 | fridge 14
grape juice | | fruit | liquid |  | 60 0.4 14.8 0.1 0 0.2 14.2 5 0 | 253 - | 3 | fridge 14
coconut water | coconut juice | fruit | liquid | | 19 0.7 3.7 0.2 0.2 1.1 2.6 105 0 | 240 - | 4 | pantry 365
carrot juice | | vegetable root | liquid |  | 40 0.9 9.3 0.1 0 0.8 3.9 66 0 | 236 - | 4 | fridge 10
*soft drink | energy drink, cream soda, fruit punch, kool aid, sports drink, gatorade, tang, margarita mix, sweet and sour mix drink, sour mix, pina colada mix, drink mix, fruit drink, daiquiri mix, cocktail mixer, koolaid, fruit beverage, fruit cooler, margarita mixer, fresca, crystal light, fruit flavored drink, elderflower presse, lemon squash, orange squash, orange drink, powerade, electrolyte drink, carbonated beverage, carbonated drink, red bull, irn bru, fanta, mojito mix, mixer | sugar | drink | | 41 0 10.6 0 0 0 10.8 4 0 | 246 - | 1.5 | pantry 270
matcha | green tea powder | caffeine | seasoning | | 280 30 45 5 0.7 38 0 6 0 | 96 - | 150 | pantry 365
kombucha | water kefir | caffeine sugar | drink |  | 13 0 3 0 0 0 3 4 0 | 240 - | 4 | fridge 30
tonic water | tonic, bitter lemon | sugar water | drink | | 34 0 8.8 0 0 0 8.8 12 0 | 244 - | 2 | pantry 365
sparkling water | club soda, soda water, seltzer, carbonated water, perrier, soda siphon, fizzy water, seltzer water, la croix, lacroix | water | drink | | 0 0 0 0 0 0 0 1 0 | 237 - | 1.2 | pantry 365
cola | coke, pepsi, dr pepper, root beer, coke zero, diet coke, diet cola | sugar caffeine | drink | | 41 0 10.6 0 0 0 10.8 4 0 | 246 - | 1.3 | pantry 270
ginger ale | ginger beer | sugar | drink | | 34 0 8.8 0 0 0 8.7 7 0 | 244 - | 1.6 | pantry 270
lemon-lime soda | sprite, 7 up, 7up, lemon lime beverage, squirt, mountain dew | sugar | drink | | 40 0.1 10.1 0 0 0 9 9 0 | 246 - | 1.4 | pantry 270
lemonade | limeade, lemon drink | sugar citrus fruit | drink | | 42 0.1 10.6 0 0 0 10 4 0 | 248 - | 2 | fridge 10
lemonade concentrate | limeade concentrate, frozen lemonade, frozen limeade | sugar citrus fruit | sweetener | | 196 0.2 49.9 0.7 0 0.3 44.5 7 0 | 290 - | 5 | freezer 365
horchata | | rice sugar | drink | tree_nut milk | 60 0.5 12 1 0.2 0.3 9 15 0 | 244 - | 3 | fridge 7
`;
