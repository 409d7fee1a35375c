/** Fats that pour or spread, and vinegars. */
export const oilsVinegars = `
olive oil | extra virgin olive oil, virgin olive oil, light olive oil, fruity olive oil, extra-virgin olive oil, evoo, good olive oil, spanish olive oil, greek olive oil | oil | fat |  | 884 0 0 100 13.8 0 0 2 0 | 216 - | 12 | pantry 540
vegetable oil | oil, cooking oil, salad oil, neutral oil, frying oil, oil for frying, soybean oil, vegetable oil for frying, deep frying oil, oil for deep frying, flavorless oil, wesson oil | oil | fat | ~soy | 884 0 0 100 15.7 0 0 0 0 | 218 - | 4 | pantry 365
canola oil | rapeseed oil, rape seed oil, cold pressed rapeseed oil | oil | fat |  | 884 0 0 100 7.4 0 0 0 0 | 218 - | 4.5 | pantry 365
sunflower oil | safflower oil, sunflower seed oil, high oleic sunflower oil | oil | fat |  | 884 0 0 100 9.9 0 0 0 0 | 218 - | 5 | pantry 365
corn oil | mazola corn oil | oil corn | fat |  | 900 0 0 100 12.9 0 0 0 0 | 218 - | 5 | pantry 365
peanut oil | groundnut oil, arachis oil | oil peanut | fat |  | 884 0 0 100 16.9 0 0 0 0 | 216 - | 8 | pantry 365
sesame oil | toasted sesame oil, asian sesame oil, dark sesame oil, oriental sesame oil, light sesame oil, roasted sesame oil, gingelly oil | oil sesame | fat |  | 884 0 0 100 14.2 0 0 0 0 | 218 - | 18 | pantry 365
coconut oil | virgin coconut oil, refined coconut oil, extra virgin coconut oil | oil | fat |  | 862 0 0 100 86.5 0 0 0 0 | 218 - | 13 | pantry 540
grapeseed oil | grape seed oil | oil | fat |  | 884 0 0 100 9.6 0 0 0 0 | 218 - | 12 | pantry 365
avocado oil |  | oil | fat |  | 884 0 0 100 11.6 0 0 0 0 | 218 - | 22 | pantry 365
cooking spray | spray, nonstick spray, vegetable oil spray, nonstick cooking spray, non stick spray, olive oil spray, oil spray, vegetable cooking spray, pam, baking spray, canola oil spray, non stick cooking spray, olive oil cooking spray | oil | fat | ~soy ~wheat | 792 0.3 20.7 78.7 5 0 0 59 0 | 210 - | 15 | pantry 730
shortening | vegetable shortening, crisco, vegetable fat | oil | fat | ~soy | 884 0 0 100 25 0 0 4 0 | 190 - | 6 | pantry 365
margarine | butter margarine, vegetable margarine, stick margarine, soft margarine, tub margarine, margarine butter, oleo, spread, buttery spread, vegetable oil spread | oil dairy | fat | ~soy | 717 0.2 0.7 80.7 15.2 0 0 751 0 | 227 113 | 5 | fridge 120
lard | pork fat, leaf lard, pork lard, bacon fat, bacon grease, bacon dripping, manteca, fatback, drippings, pork back fat | pork animal_fat | fat |  | 902 0 0 100 39.2 0 0 0 95 | 205 - | 7 | fridge 180
vinegar | white vinegar, distilled vinegar, distilled white vinegar, spirit vinegar, cane vinegar, malt free vinegar | vinegar | acid |  | 18 0 0 0 0 0 0 2 0 | 238 - | 2 | pantry 2000
cider vinegar | apple cider vinegar, apple vinegar | vinegar | acid |  | 21 0 0.9 0 0 0 0.4 5 0 | 239 - | 4 | pantry 2000
red wine vinegar | wine vinegar | vinegar sulfite | acid |  | 19 0 0.3 0 0 0 0 8 0 | 239 - | 6 | pantry 2000
white wine vinegar | champagne vinegar, sherry vinegar, tarragon vinegar, sherry wine vinegar | vinegar sulfite | acid |  | 19 0 0.3 0 0 0 0 8 0 | 239 - | 7 | pantry 2000
balsamic vinegar | white balsamic vinegar, balsamic, balsamic glaze, balsamic reduction, balsamico | vinegar sulfite | acid |  | 88 0.5 17 0 0 0 14.9 23 0 | 255 - | 12 | pantry 2000
rice vinegar | rice wine vinegar, seasoned rice vinegar, seasoned rice wine vinegar, sushi vinegar, white rice vinegar, brown rice vinegar | vinegar rice | acid |  | 18 0 0 0 0 0 0 2 0 | 239 - | 7 | pantry 2000
`;
