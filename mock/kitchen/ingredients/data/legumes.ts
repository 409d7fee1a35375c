/** Beans, peas, lentils and soy, dry or cooked. */
export const legumes = `
black bean | frijoles negros, turtle bean | legume | protein | | 91 6 16.6 0.3 0.1 6.9 0.2 384 0 | 180 - | 3 | pantry 730
kidney bean | red bean, rajma | legume | protein | | 124 8 21.5 1.1 0.2 5.5 3.8 231 0 | 177 - | 3 | pantry 730
pinto bean | borlotti bean, cranberry bean, pink bean, borlotti | legume | protein | | 114 7 20.2 0.9 0.2 5.5 0.5 239 0 | 171 - | 3 | pantry 730
lentil | lentils du puy, lentilles du puy, beluga lentil, black lentil, caviar lentil | legume | protein | | 343 25.8 60.1 1.1 0.2 30.5 2 6 0 | 192 - | 4 | pantry 730
split pea | dried pea | legume | protein | | 341 24.6 60.4 1.2 0.2 25.5 8 15 0 | 197 - | 3 | pantry 730
black eyed pea | blackeyed pea, cowpea, crowder pea, pigeon pea, gandules, field pea, lobia | legume | protein | | 77 4.7 13.6 0.6 0.1 3.3 2 293 0 | 170 - | 3 | pantry 730
tofu | bean curd, beancurd, tahu | legume soy | protein | | 144 17.3 2.8 8.7 1.3 2.3 0 14 0 | 250 397 | 6 | fridge 14
silken tofu | soft tofu, japanese tofu | legume soy | protein | | 61 6.5 1.8 3.7 0.5 0.2 0.7 8 0 | 250 349 | 6 | fridge 14
tempeh | tempe | legume soy | protein | wheat gluten | 193 18.5 9.4 10.8 2.2 5 2 9 0 | 166 227 | 14 | fridge 30
dried chickpea | dry chickpea, black chickpea, chana, channa, desi chickpea, brown chickpea, gram, raw chickpea | legume | protein | | 364 19.3 60.6 6 0.6 17.4 10.7 24 0 | 200 - | 4 | pantry 730
chickpea | garbanzo, chick pea, ceci, garbonzo bean | legume | protein | | 139 7 22.5 2.8 0.2 6.4 4 246 0 | 160 - | 3 | pantry 730
lima bean | butter bean, madagascar bean, butterbean, succotash | legume starchy | protein | | 123 6.8 23.6 0.3 0.1 5.3 1.6 17 0 | 170 - | 4 | freezer 240
fava bean dried | canned fava bean, ful medames, ful, foul medames, field bean, dried split broad bean, foul, ful medammes | legume | protein | | 71 5.5 12.4 0.2 0 3.7 0 453 0 | 170 - | 4 | pantry 730
navy bean | small white bean, pea bean, haricot | legume | protein | | 113 7.5 20.4 0.4 0.1 5.1 0.3 448 0 | 182 - | 3 | pantry 730
baked bean | bean in tomato sauce, ranch style bean, bbq bean | legume sugar | protein | mustard | 94 4.8 21.1 0.4 0.1 4.1 8 343 0 | 254 - | 3 | pantry 730
pork and beans | beans with pork, pork bean, franks and beans, beans and wieners, bean with bacon | legume pork | protein | milk soy | 106 5.2 20 1.6 0.6 5.5 8 414 7 | 253 - | 3 | pantry 730
refried bean | frijoles refritos, refried pinto bean | legume pork animal_fat | protein | | 91 5.4 15.3 1.2 0.4 5.1 0.5 449 0 | 238 - | 4 | pantry 730
adzuki bean | aduki bean, adzuki, azuki, small red bean | legume | protein | | 128 7.5 24.8 0.1 0 7.3 1 8 0 | 230 - | 5 | pantry 730
mung bean | moong dal, green gram, mung dal, mung, moong, horse gram, moth bean | legume | protein | | 347 23.9 62.6 1.1 0.3 16.3 6.6 15 0 | 207 - | 4 | pantry 730
cooked lentil | canned lentil, lentil can, sprouted lentil, steamed lentil, precooked lentil | legume | protein | | 116 9 20.1 0.4 0.1 7.9 1.8 2 0 | 198 - | 3 | fridge 5
lupin | lupin flour, lupine, lupine flour, tremoco, lupini | legume lupin | protein | peanut | 371 36.2 40.4 9.7 1.2 18.9 3 15 0 | 180 - | 8 | pantry 365
soybean | soy bean, soy nut, soynut, soya, soya nut | legume soy | protein | | 173 16.6 9.9 9 1.3 6 3 1 0 | 172 - | 4 | pantry 365
textured vegetable protein | tvp, soy protein, soy protein isolate, soya chunk, soya mince, soy chunk, soy curl, soy granule, soya protein, vegetable protein, hydrolyzed plant protein, soy protein powder, soya granule, nutrela, textured soya, soy flake, soy isolate, soy nugget | legume soy | protein | wheat gluten | 331 58.1 30.9 0.5 0.1 5.5 20 3 0 | 90 - | 10 | pantry 365
seitan | wheat meat, gluten, fu, mock duck, gluten flour, wheat protein, mian jin, mock chicken seitan, chicken style seitan, high gluten wheat, vital wheat gluten | wheat | protein | soy | 370 75.2 13.8 1.9 0.3 0.6 0 29 0 | 120 - | 14 | fridge 21
veggie burger | vegetarian burger, vegan burger, meatless burger, veggie patty, plant based burger, beyond burger, impossible burger, soy burger, vegetable burger, gardenburger, meatless patty, boca burger, boca, morningstar | legume soy wheat | protein | egg milk | 177 15.7 14.3 6.3 1.4 4.9 1.1 569 5 | 130 70 | 14 | freezer 180
falafel | falafel ball, falafel patty, bean ball, felafel | legume | protein | wheat gluten sesame | 333 13.3 31.8 17.8 2.4 5 2 294 0 | 120 17 | 9 | fridge 7
hummus | houmous, hummous, hommus, chickpea dip, humus, hommous, houmus | legume sesame | sauce | | 166 7.9 14.3 9.6 1.4 6 0.5 379 0 | 246 - | 8 | fridge 10
bean dip | bean spread, bean puree | legume | sauce | milk | 91 5.4 15.3 1.2 0.4 5.1 0.5 449 0 | 240 - | 7 | fridge 10
yuba | bean curd stick, tofu sheet, beancurd sheet, beancurd skin, bean curd wrapper, foo jook, bean curd sheet, bean curd skin | legume soy | protein | | 271 17.2 10.5 20.2 2.9 3.9 2.7 16 0 | 130 15 | 14 | fridge 14
okara | soy pulp, soybean pulp, soya pulp, tofu lees | legume soy | binder | | 77 3.2 12.5 1.7 0.2 0 0 9 0 | 122 - | 5 | fridge 5
aquafaba | chickpea liquid, chickpea brine, chickpea water, bean cooking liquid | legume | binder | | 18 1 3 0.1 0 0 0 100 0 | 240 - | 2 | fridge 5
*legume | pulse, bean mix, dal mix, pea protein, pea protein isolate, pea flour protein, pea protein powder | legume | protein | soy lupin | 114 7.3 21.2 0.3 0.1 4.8 0.3 5 0 | 180 - | 4 | pantry 540
*bean | three bean mix, romano bean, four bean mix, bean salad, marrow bean, scarlet runner bean, chili starter, flor de mayo bean, frijol, frijole, chili bean, canned chili bean | legume | protein | | 114 7.3 21.2 0.3 0.1 4.8 0.3 5 0 | 179 - | 3 | pantry 730
white bean | cannellini, great northern bean, white kidney bean, flageolet, corona bean, gigandes, fasolia, ayocote blanco, borlotto bianco, alubia | legume | protein | | 114 7.3 21.2 0.3 0.1 4.8 0.3 5 0 | 179 - | 3 | pantry 730
red lentil | masoor, orange lentil, dal, daal, dhal, yellow lentil, split chickpea, toor, toovar | legume | protein | | 345 24.9 59.1 2.2 0.4 10.8 2 7 0 | 192 - | 4 | pantry 730
red bean paste | anko, sweet bean paste, azuki bean paste, adzuki bean paste, tsubuan, koshian, sweetened red bean | legume sugar | sweet | | 237 3.8 55 0 0 0 35 218 0 | 300 - | 8 | pantry 365
urad dal | black gram, urad, urid dal, matpe bean, urad daal | legume | protein | | 341 25.2 59 1.6 0.1 18.3 2 38 0 | 207 - | 4 | pantry 730
*meat substitute | meat alternative, vegan meat, plant based meat, vegetarian meat, burger style crumble, veggie ground, vegetarian ground meat, meatless burger crumble, vegan chicken, vegetarian chicken, veggie meatball, vegan meatball, meatless meatball, vegetarian burger crumble, vegetable protein crumble, tofu dog, soya meat, vegan beef, plant based chicken, chickn, vegetarian beef | legume soy wheat | protein | egg milk | 177 15.7 14.3 6.3 1.4 4.9 1.1 569 5 | 130 70 | 14 | freezer 180
*tofu skin | | legume soy | protein |  | 271 17.2 10.5 20.2 2.9 3.9 2.7 16 0 | 130 15 | 14 | fridge 14
fermented black bean | salted black bean, preserved black bean, douchi, black bean preserved, chinese black bean, dou chi | legume soy | seasoning | wheat gluten | 180 16 18 6 1 6 1 5500 0 | 170 1 | 12 | pantry 365
fermented tofu | fermented bean curd, stinky tofu, preserved bean curd, sufu, fuyu, preserved tofu, red bean curd, chao, furu, nam yu, nam yee, tofuru | legume soy | seasoning | wheat gluten | 116 8.2 5.2 8 1.2 0 0 2873 0 | 230 11 | 12 | fridge 365
natto | fermented soybean | legume soy | protein | | 212 17.7 14.4 11 1.6 5.4 4.9 7 0 | 175 45 | 12 | fridge 14
fried tofu | aburaage, abura age, aburage, atsuage, inari, inari age, inari pocket, tofu puff, fried bean curd, fried beancurd, fried tofu pouch | legume soy oil | protein | | 271 17.2 10.5 20.2 2.9 3.9 2.7 16 0 | 90 13 | 14 | fridge 7
freeze dried tofu | dried tofu, koya tofu, kouya tofu, dried bean curd, koya dofu | legume soy | protein | | 480 47.9 14.6 30.3 4.4 7.2 0 6 0 | - 17 | 30 | pantry 365
vegetarian sausage | veggie sausage, meatless sausage, plant based sausage, soy sausage, beyond sausage, field roast, tofurky, veggie dog, veggie hot dog, vegetarian hot dog, vegan chorizo, soyrizo, soy chorizo, vegetarian sausage link, vegan sausage | legume soy wheat | protein | egg milk | 257 18.5 9.8 18.2 2.9 2.8 0 888 0 | 140 70 | 15 | fridge 21
vegetarian bacon | veggie bacon, tempeh bacon, imitation bacon bit, vegan bacon bit, meatless bacon, vegan bacon | legume soy wheat | protein | egg | 310 10.7 6.3 29.5 4.6 2.6 0 1465 0 | 144 8 | 18 | fridge 21
vegetarian mince | veggie mince, veggie crumble, vegan mince, meatless crumble, soy crumble, veggie ground round, plant based ground, meatless ground, vegetarian ground beef, impossible meat, vegetarian crumble, vegan ground beef, beyond meat, gardein, gardein crumble, morningstar crumble | legume soy wheat | protein | egg milk | 170 18 9 7 1.5 5 1 480 0 | 140 - | 15 | freezer 180
quorn | mycoprotein | mushroom egg | protein | milk wheat gluten | 105 14 6.5 3 0.7 6 0.5 350 0 | 140 - | 14 | freezer 180
dried bean | dried black bean, dried kidney bean, dried pinto bean, dried navy bean, dried white bean, dry bean, dry black bean, dry pinto bean, dry kidney bean, dry navy bean, dry white bean, dried cannellini bean, dried great northern bean, dried red kidney bean, dried lima bean, dried borlotti bean, dried cranberry bean, dried red bean, dried black eyed pea, dry black eyed pea, dried butter bean, dried fava bean, soup bean, bean soup mix, dried adzuki bean, dry red bean, dry lima bean, dry great northern bean | legume | protein | | 333 23.4 60.3 0.8 0.2 15.2 2.1 16 0 | 195 - | 4 | pantry 730
vegetarian refried bean | fat free refried bean, vegan refried bean, refried black bean, low fat refried bean | legume | protein | | 83 5.3 13.5 0.9 0.1 4.7 0.6 430 0 | 238 - | 4 | pantry 730
`;
