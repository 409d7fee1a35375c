/** Fats that pour or spread, and vinegars. */
export const oilsVinegars = `
olive oil | evoo | oil | fat | | 884 0 0 100 13.8 0 0 2 0 | 216 - | 12 | pantry 540
vegetable oil | cooking oil, salad oil, neutral oil, frying oil, flavorless oil, wesson oil | oil | fat | soy | 884 0 0 100 15.7 0 0 0 0 | 218 - | 4 | pantry 365
canola oil | rapeseed oil, rape seed oil, canola | oil | fat | | 884 0 0 100 7.4 0 0 0 0 | 218 - | 4.5 | pantry 365
sunflower oil | safflower oil | oil | fat | | 884 0 0 100 9.9 0 0 0 0 | 218 - | 5 | pantry 365
corn oil | | oil corn | fat |  | 900 0 0 100 12.9 0 0 0 0 | 218 - | 5 | pantry 365
peanut oil | groundnut oil, arachis oil | oil peanut | fat | | 884 0 0 100 16.9 0 0 0 0 | 216 - | 8 | pantry 365
sesame oil | gingelly oil, gingelly, til oil | oil sesame | fat | | 884 0 0 100 14.2 0 0 0 0 | 218 - | 18 | pantry 365
coconut oil | coconut fat | oil | fat |  | 862 0 0 100 86.5 0 0 0 0 | 218 - | 13 | pantry 540
grapeseed oil | grape seed oil | oil | fat | | 884 0 0 100 9.6 0 0 0 0 | 218 - | 12 | pantry 365
avocado oil | | oil | fat |  | 884 0 0 100 11.6 0 0 0 0 | 218 - | 22 | pantry 365
cooking spray | spray, pam | oil | fat | soy | 792 0.3 20.7 78.7 5 0 0 59 0 | 210 - | 15 | pantry 730
shortening | crisco, vegetable fat, vegetable lard | oil | fat | soy | 884 0 0 100 25 0 0 4 0 | 190 - | 6 | pantry 365
cider vinegar | apple vinegar | vinegar | acid | | 21 0 0.9 0 0 0 0.4 5 0 | 239 - | 4 | pantry 2000
red wine vinegar | wine vinegar | vinegar sulfite | acid | | 19 0 0.3 0 0 0 0 8 0 | 239 - | 6 | pantry 2000
white wine vinegar | champagne vinegar | vinegar sulfite | acid | | 19 0 0.3 0 0 0 0 8 0 | 239 - | 7 | pantry 2000
balsamic vinegar | balsamic, balsamic glaze, balsamic reduction, balsamico | vinegar sulfite | acid | | 88 0.5 17 0 0 0 14.9 23 0 | 255 - | 12 | pantry 2000
rice vinegar | rice wine vinegar, sushi vinegar | vinegar rice | acid | | 18 0 0 0 0 0 0 2 0 | 239 - | 7 | pantry 2000
soybean oil | soya oil, soy oil | oil soy | fat | | 884 0 0 100 15.7 0 0 0 0 | 218 - | 4 | pantry 365
walnut oil | almond oil, hazelnut oil, pistachio oil, pecan oil, macadamia oil, nut oil, argan oil, cashew oil, chestnut oil | oil tree_nut | fat | | 884 0 0 100 9.1 0 0 0 0 | 218 - | 30 | pantry 180
garlic oil | garlic infused oil, garlic infused olive oil, garlic olive oil, garlic flavored oil | oil allium | fat | | 884 0 0 100 13.8 0 0 2 0 | 216 - | 20 | pantry 365
*oil | lemon oil infused, palm oil, dende oil, cottonseed oil, lemon olive oil, fryer oil, palm olein, palm stearin, lemon infused olive oil, grease, cooking fat, vegetable ghee, vanaspati, dalda, dende, azeite de dende, palm fat | oil | fat | soy | 884 0 0 100 15.7 0 0 0 0 | 218 - | 8 | pantry 365
beef fat | tallow, mutton fat, lamb fat, dripping, meat fat, animal fat, mutton tallow, bone marrow fat, fat drippings, fat | beef animal_fat | fat | | 902 0 0 100 49.8 0 0 0 109 | 205 - | 8 | fridge 180
vegetable suet | vegetarian suet, vegetarian shredded suet | oil wheat | fat | | 830 1 10 88 48 0 0 10 0 | 120 - | 9 | pantry 365
duck fat | goose fat, chicken fat, schmaltz, turkey fat, turkey drippings, poultry fat, turkey pan drippings, chicken drippings | poultry animal_fat | fat | | 882 0 0 99.8 33.2 0 0 0 100 | 205 - | 18 | fridge 180
lard | pork fat, manteca, pork drippings, griebenschmalz, smalec, strutto | pork animal_fat | fat | | 902 0 0 100 39.2 0 0 0 95 | 205 - | 7 | fridge 180
bacon fat | bacon grease, bacon dripping, bacon oil, bacon fat drippings | pork animal_fat | fat | | 897 0 0 99.5 39 0 0 150 95 | 206 - | 8 | fridge 90
margarine | margarine butter, oleo, buttery spread, vegetable oil spread, i cant believe its not butter spread, fat spread, butter substitute, country crock, butter spread, dairy spread, light butter, i cant believe its not butter, benecol, smart balance, buttery stick, butter blend, spreadable butter, land o lakes spread, shedds spread, parkay, butter oil blend, country crock spread, country crock calcium plus vitamin d, bertolli spread, flora, light spread, low fat spread, sunflower spread, baking spread | oil dairy | fat | soy | 717 0.2 0.7 80.7 15.2 0 0 751 0 | 227 113 | 5 | fridge 120
vegan butter | dairy free margarine, vegan margarine, vegan buttery spread, earth balance, dairy free spread, plant based butter, earth balance spread, vegan spread, earth balance buttery spread, dairy free butter, non dairy butter, earth balance natural buttery spread, vegan buttery stick, plant butter, nondairy margarine, non dairy margarine, nondairy butter, dairy free buttery spread, pareve margarine, kosher margarine, parve margarine, nondairy buttery spread, miyokos butter, dairy free sunflower spread, earth balance butter, vegan baking stick | oil | fat | soy tree_nut | 717 0.2 0.7 80.7 25 0 0 700 0 | 227 113 | 9 | fridge 120
soy margarine | soya margarine, soy spread, soya spread | oil soy | fat | tree_nut | 717 0.2 0.7 80.7 15 0 0 700 0 | 227 113 | 7 | fridge 120
vinegar | spirit vinegar, date vinegar | vinegar | acid | | 18 0 0 0 0 0 0 2 0 | 238 - | 2 | pantry 2000
malt vinegar | brown vinegar, beer vinegar, barley vinegar, chinkiang vinegar, black vinegar, black rice vinegar, chinese red vinegar, zhenjiang vinegar, ale vinegar, chinkiang rice vinegar | vinegar gluten | acid | wheat | 18 0 0 0 0 0 0 2 0 | 239 - | 4 | pantry 2000
sherry vinegar | sherry wine vinegar, banyuls vinegar, vinegar de jerez, moscatel vinegar, sherry wine vinegar reserve | vinegar sulfite | acid | | 19 0 0.3 0 0 0 0 8 0 | 239 - | 9 | pantry 2000
*flavored vinegar | raspberry vinegar, fruit vinegar, herb vinegar, tarragon vinegar, plum vinegar, cherry vinegar, fig vinegar, rosemary vinegar, pomegranate vinegar, garlic vinegar, chili vinegar, blackberry vinegar, pepper vinegar, persimmon vinegar, verjuice, verjus, pineapple vinegar, kombucha vinegar, dill vinegar, strawberry vinegar, champagne rose vinegar, mango vinegar, agrodolce | vinegar | acid | sulfite | 25 0 3 0 0 0 2 8 0 | 239 - | 10 | pantry 1500
ghee | drawn butter, butterfat, anhydrous milk fat, samneh, smen, niter kibbeh, clarified unsalted butter, niter kebbeh | dairy | fat | | 876 0.3 0 99.5 61.9 0 0 2 256 | 205 - | 18 | pantry 180
suet | mutton suet | beef animal_fat | fat | wheat gluten | 854 1.5 0 94 52.3 0 0 7 68 | 120 - | 9 | fridge 120
`;
