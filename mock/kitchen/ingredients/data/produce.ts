/** Fruit, vegetables, mushrooms and whatever else the greengrocer sells fresh. */
export const produce = `
onion | pyaz, cebolla | vegetable allium root | aromatic | | 40 1.1 9.3 0.1 0 1.7 4.2 4 0 | 160 135 | 2.2 | pantry 30
red onion | purple onion | vegetable allium root | aromatic | | 40 1.1 9.3 0.1 0 1.7 4.2 4 0 | 160 135 | 2.6 | pantry 30
sweet onion | vidalia onion, maui onion, vidalia | vegetable allium root | aromatic | | 32 0.8 7.5 0.1 0 0.9 5 8 0 | 160 150 | 2.8 | pantry 21
pearl onion | cocktail onion, baby onion, cipollini onion, boiling onion, silverskin onion, cipollini | vegetable allium root | vegetable | | 40 1.1 9.3 0.1 0 1.7 4.2 4 0 | 160 10 | 6 | pantry 21
shallot | eschalot, eschallot, echalion | vegetable allium root | aromatic | | 72 2.5 16.8 0.1 0 3.2 7.9 12 0 | 160 25 | 7 | pantry 30
scallion | green onion, spring onion, salad onion, onion top, onion green, bunching onion, welsh onion, negi | vegetable allium | aromatic | | 32 1.8 7.3 0.2 0 2.6 2.3 16 0 | 100 15 | 6 | fridge 7
leek | ramp, wild garlic, garlic scape, ramson, garlic chive leaf, bear garlic | vegetable allium | aromatic | | 61 1.5 14.2 0.3 0 1.8 3.9 20 0 | 89 110 | 5 | fridge 10
garlic | lehsun, ajo | vegetable allium root | aromatic | | 149 6.4 33.1 0.5 0.1 2.1 1 17 0 | 136 3 | 9 | pantry 60
ginger | gingerroot, adrak, myoga | root spice vegetable | aromatic | | 80 1.8 17.8 0.8 0.2 2 1.7 13 0 | 96 15 | 7 | fridge 21
carrot | | vegetable root | vegetable |  | 41 0.9 9.6 0.2 0 2.8 4.7 69 0 | 122 75 | 2 | fridge 28
celery | kinchay | vegetable celery | aromatic | | 16 0.7 3 0.2 0 1.6 1.8 80 0 | 101 40 | 3 | fridge 14
tomato | beef tomato, tomate | vegetable nightshade | vegetable | | 18 0.9 3.9 0.2 0 1.2 2.6 5 0 | 180 123 | 4 | pantry 6
cherry tomato | grape tomato, baby tomato | vegetable nightshade | vegetable | | 18 0.9 3.9 0.2 0 1.2 2.6 5 0 | 149 17 | 7 | pantry 7
plum tomato | roma tomato, san marzano tomato | vegetable nightshade | vegetable | | 18 0.9 3.9 0.2 0 1.2 2.6 5 0 | 180 62 | 4 | pantry 6
potato | yukon gold, fingerling, jersey royal, charlotte potato, aloo, papa, creamer potato, maris piper | vegetable starchy root nightshade | starch | | 77 2 17.5 0.1 0 2.2 0.8 6 0 | 150 170 | 2 | pantry 30
russet potato | baking potato, idaho potato, baker potato, russet, idaho | vegetable starchy root nightshade | starch | | 79 2.1 18.1 0.1 0 1.3 0.6 5 0 | 150 215 | 1.8 | pantry 30
sweet potato | kumara, camote, satsumaimo, boniato, sweet potato puree, mashed sweet potato, batata | vegetable starchy root | starch | | 86 1.6 20.1 0.1 0 3 4.2 55 0 | 133 160 | 3 | pantry 21
red bell pepper | bell pepper, red pepper, sweet pepper, capsicum, mixed pepper, red yellow pepper | vegetable nightshade | vegetable | | 31 1 6 0.3 0 2.1 4.2 4 0 | 149 140 | 6 | fridge 10
green bell pepper | green pepper, green capsicum | vegetable nightshade | vegetable | | 20 0.9 4.6 0.2 0.1 1.7 2.4 3 0 | 149 140 | 4 | fridge 10
yellow bell pepper | yellow pepper, orange pepper, orange bell pepper, yellow capsicum | vegetable nightshade | vegetable | | 27 1 6.3 0.2 0 0.9 4 2 0 | 149 140 | 6 | fridge 10
jalapeno | jalapeno pepper, jalapeno chile, jalape | vegetable nightshade | aromatic | | 29 0.9 6.5 0.4 0.1 2.8 4.1 3 0 | 90 14 | 6 | fridge 10
serrano pepper | serrano chile, serrano | vegetable nightshade | aromatic | | 32 1.7 6.7 0.4 0.1 3.7 3.8 10 0 | 105 6 | 7 | fridge 10
red chile | chile, chile pepper, fresno pepper, gochu, cherry bomb pepper, cherry bomb, holland pepper, holland chile | vegetable nightshade | aromatic | | 40 1.9 8.8 0.4 0 1.5 5.3 9 0 | 90 15 | 9 | fridge 10
green chile | anaheim chile, anaheim pepper, hatch chile, hungarian pepper, banana pepper, cubanelle pepper, shishito pepper, padron pepper, goat horn pepper, long hot, padron, shishito | vegetable nightshade | aromatic | | 40 2 9.5 0.2 0 1.5 5.1 7 0 | 90 20 | 7 | fridge 10
poblano pepper | poblano chile, poblano | vegetable nightshade | vegetable | | 40 2 9.5 0.2 0 1.5 5.1 7 0 | 120 64 | 6 | fridge 10
habanero pepper | habanero chile, habanero, scotch bonnet chile, scotch bonnet pepper, scotch bonnet, ghost pepper, goat pepper | vegetable nightshade | aromatic | | 40 2 9.5 0.2 0 1.5 5.1 7 0 | 90 9 | 12 | fridge 10
cucumber | kirby cuke, cuke, kirby | vegetable | vegetable | | 15 0.7 3.6 0.1 0 0.5 1.7 2 0 | 119 250 | 3 | fridge 8
zucchini | courgette, zucchini squash, zucchini noodle, zoodle, zucchini spaghetti, courgetti | vegetable | vegetable | | 17 1.2 3.1 0.3 0.1 1 2.5 8 0 | 124 196 | 3.5 | fridge 7
yellow squash | summer squash, crookneck squash, pattypan squash | vegetable | vegetable | | 16 1.2 3.4 0.2 0 1.1 2.2 2 0 | 113 196 | 3.5 | fridge 7
butternut squash | squash, kabocha, butternut squash noodle, sweet dumpling squash | vegetable starchy | vegetable | | 45 1 11.7 0.1 0 2 2.2 4 0 | 140 900 | 2.5 | pantry 60
butternut | | vegetable starchy | vegetable | tree_nut | 45 1 11.7 0.1 0 2 2.2 4 0 | 140 1000 | 3 | pantry 40
acorn squash | | vegetable starchy | vegetable |  | 40 0.8 10.4 0.1 0 1.5 2.2 3 0 | 140 450 | 2.5 | pantry 45
spaghetti squash | vegetable spaghetti, squash noodle | vegetable | vegetable | | 31 0.6 6.9 0.6 0.1 1.5 2.8 17 0 | 101 1100 | 2.5 | pantry 45
pumpkin | pie pumpkin, calabaza, cheese pumpkin | vegetable | vegetable | | 26 1 6.5 0.1 0.1 0.5 2.8 1 0 | 116 2000 | 2 | pantry 60
eggplant | aubergine, egg plant, brinjal, baingan, eggplant caviar | vegetable nightshade | vegetable | | 25 1 5.9 0.2 0 3 3.5 2 0 | 82 450 | 4 | fridge 7
mushroom | cremini, chestnut mushroom, baby bella, bella mushroom, champignon | mushroom vegetable | vegetable | | 22 3.1 3.3 0.3 0.1 1 2 5 0 | 70 18 | 7 | fridge 7
portobello mushroom | portabella mushroom, portobello, portabello mushroom | mushroom vegetable | vegetable | | 22 2.1 3.9 0.3 0.1 1.3 2.5 9 0 | 86 84 | 9 | fridge 7
shiitake mushroom | shiitake | mushroom vegetable | vegetable | | 34 2.2 6.8 0.5 0 2.5 2.4 9 0 | 87 19 | 20 | fridge 7
spinach | palak | vegetable leafy | vegetable | | 23 2.9 3.6 0.4 0.1 2.2 0.4 79 0 | 30 340 | 7 | fridge 5
kale | cavolo nero | vegetable leafy | vegetable | | 49 4.3 8.8 0.9 0.1 3.6 2.3 38 0 | 67 200 | 5 | fridge 6
cabbage | spring green | vegetable leafy | vegetable | | 25 1.3 5.8 0.1 0 2.5 3.2 18 0 | 89 900 | 1.8 | fridge 21
red cabbage | purple cabbage | vegetable leafy | vegetable | | 31 1.4 7.4 0.2 0 2.1 3.8 27 0 | 89 900 | 2.2 | fridge 21
napa cabbage | chinese cabbage, chinese leaf, wombok, celery cabbage | vegetable leafy | vegetable | | 16 1.2 3.2 0.2 0 1.2 1.4 9 0 | 76 840 | 3 | fridge 10
bok choy | pak choy, choy sum, yu choy, tatsoi, boy choy, tat soi | vegetable leafy | vegetable | | 13 1.5 2.2 0.2 0 1 1.2 65 0 | 70 120 | 4.5 | fridge 6
romaine lettuce | romaine, cos lettuce, little gem lettuce, baby gem, gem lettuce | vegetable leafy | vegetable | | 17 1.2 3.3 0.3 0 2.1 1.2 8 0 | 47 300 | 4 | fridge 7
lettuce | mixed green, mesclun, spring mix, baby green, baby leaf, lollo rosso, field green, salad, micro green, microgreen, mixed leaf, seasonal leaf, summer leaf, salad leaf, mache | vegetable leafy | vegetable | | 15 1.4 2.9 0.1 0 1.3 0.8 28 0 | 36 360 | 4 | fridge 6
butter lettuce | boston lettuce, bibb lettuce, butterhead lettuce, butter leaf lettuce | vegetable leafy | vegetable | | 13 1.4 2.2 0.2 0 1.1 0.9 5 0 | 55 163 | 6 | fridge 6
arugula | rocket, roquette | vegetable leafy | vegetable | | 25 2.6 3.6 0.7 0.1 1.6 2 27 0 | 20 - | 12 | fridge 5
watercress | cress | vegetable leafy | vegetable | | 11 2.3 1.3 0.1 0 0.5 0.2 41 0 | 34 - | 14 | fridge 4
broccoli | broccolini, tenderstem | vegetable | vegetable | | 34 2.8 6.6 0.4 0 2.6 1.7 33 0 | 91 300 | 4 | fridge 6
cauliflower | cauliflower rice, romanesco, caulifloweret, gobi | vegetable | vegetable | | 25 1.9 5 0.3 0.1 2 1.9 30 0 | 107 575 | 4 | fridge 8
green bean | string bean, french bean, haricot vert, snap bean, runner bean, fine bean, wax bean, yellow bean | vegetable | vegetable | | 31 1.8 7 0.2 0.1 2.7 3.3 6 0 | 100 5 | 5 | fridge 6
asparagus | | vegetable | vegetable |  | 20 2.2 3.9 0.1 0 2.1 1.9 2 0 | 134 16 | 8 | fridge 4
pea | petit pois, matar | vegetable legume | vegetable | | 81 5.4 14.4 0.4 0.1 5.1 5.7 5 0 | 145 - | 5 | fridge 5
snow pea | snap pea, mangetout, mange tout, sugar pea, snowpea | vegetable | vegetable | | 42 2.8 7.5 0.2 0 2.6 4 4 0 | 63 3 | 9 | fridge 5
corn | sweetcorn | vegetable corn starchy | vegetable | | 86 3.3 18.7 1.4 0.3 2 6.3 15 0 | 145 100 | 3.5 | fridge 4
okra | bhindi, lady finger okra | vegetable | vegetable | | 33 1.9 7.5 0.2 0 3.2 1.5 7 0 | 100 12 | 7 | fridge 4
beet | beetroot, candy striped beet, candy cane beet, chioggia beet | vegetable root | vegetable | | 43 1.6 9.6 0.2 0 2.8 6.8 78 0 | 136 100 | 3.5 | fridge 21
turnip | | vegetable root | vegetable |  | 28 0.9 6.4 0.1 0 1.8 3.8 67 0 | 130 122 | 3 | fridge 21
radish | | vegetable root | vegetable |  | 16 0.7 3.4 0.1 0 1.6 1.9 39 0 | 116 5 | 4 | fridge 12
fennel | finocchio | vegetable | vegetable | | 31 1.2 7.3 0.2 0.1 3.1 3.9 52 0 | 87 234 | 5 | fridge 8
artichoke | | vegetable | vegetable |  | 47 3.3 10.5 0.1 0 5.4 1 94 0 | 168 160 | 7 | fridge 7
brussels sprout | brussels | vegetable | vegetable | | 43 3.4 8.9 0.3 0.1 3.8 2.2 25 0 | 88 19 | 6 | fridge 8
parsnip | | vegetable root | vegetable |  | 75 1.2 18 0.3 0.1 4.9 4.8 10 0 | 133 130 | 4 | fridge 21
bean sprout | beansprout, mung sprout | vegetable legume | vegetable | | 30 3 5.9 0.2 0 1.8 4.1 6 0 | 104 - | 4 | fridge 3
avocado | hass, alligator pear | fruit | fat | | 160 2 8.5 14.7 2.1 6.7 0.7 7 0 | 150 150 | 7 | pantry 5
lemon | | fruit citrus | acid |  | 29 1.1 9.3 0.3 0 2.8 2.5 2 0 | 212 84 | 4.5 | fridge 28
lemon juice | | fruit citrus | acid |  | 22 0.3 6.9 0.2 0 0.3 2.5 1 0 | 244 48 | 6 | fridge 30
lemon zest | lemon peel, lemon rind | fruit citrus | seasoning | | 47 1.5 16 0.3 0 10.6 4.2 6 0 | 96 6 | 10 | fridge 7
lime | | fruit citrus | acid |  | 30 0.7 10.5 0.2 0 2.8 1.7 2 0 | 212 67 | 5 | fridge 28
lime juice | | fruit citrus | acid |  | 25 0.4 8.4 0.1 0 0.4 1.7 2 0 | 246 30 | 7 | fridge 30
lime zest | lime rind, lime peel | fruit citrus | seasoning | | 47 1.5 16 0.3 0 10.6 4.2 6 0 | 96 4 | 12 | fridge 7
orange | | fruit citrus | fruit |  | 47 0.9 11.8 0.1 0 2.4 9.3 0 0 | 180 131 | 3 | fridge 21
orange zest | orange peel, orange rind | fruit citrus | seasoning | | 97 1.5 25 0.2 0 10.6 5 3 0 | 96 6 | 8 | fridge 7
apple | tart apple, granny smith, crab apple, crabapple, honeycrisp | fruit | fruit | | 52 0.3 13.8 0.2 0 2.4 10.4 1 0 | 125 182 | 3.5 | fridge 40
banana | | fruit | fruit |  | 89 1.1 22.8 0.3 0.1 2.6 12.2 1 0 | 150 118 | 1.4 | pantry 5
strawberry | fraise, pineberry | fruit | fruit | | 32 0.7 7.7 0.3 0 2 4.9 1 0 | 152 18 | 8 | fridge 4
blueberry | bilberry, huckleberry | fruit | fruit | | 57 0.7 14.5 0.3 0 2.4 10 1 0 | 148 1.4 | 11 | fridge 8
raspberry | | fruit | fruit |  | 52 1.2 11.9 0.7 0 6.5 4.4 1 0 | 123 2 | 15 | fridge 3
blackberry | boysenberry, loganberry, marionberry, dewberry | fruit | fruit | | 43 1.4 9.6 0.5 0 5.3 4.9 1 0 | 144 5 | 14 | fridge 3
peach | donut peach, doughnut peach, saturn peach | fruit | fruit | | 39 0.9 9.5 0.2 0 1.5 8.4 0 0 | 154 150 | 5 | fridge 5
pear | | fruit | fruit |  | 57 0.4 15.2 0.1 0 3.1 9.8 1 0 | 140 178 | 4 | fridge 10
mango | ataulfo, honey mango | fruit | fruit | | 60 0.8 15 0.4 0.1 1.6 13.7 1 0 | 165 207 | 5 | fridge 6
pineapple | | fruit | fruit |  | 50 0.5 13.1 0.1 0 1.4 9.8 1 0 | 165 905 | 3 | fridge 5
cranberry | | fruit | fruit |  | 46 0.4 12.2 0.1 0 4.6 4 2 0 | 100 1 | 8 | fridge 28
grape | cotton candy grape | fruit | fruit | | 69 0.7 18.1 0.2 0.1 0.9 15.5 2 0 | 151 5 | 6 | fridge 8
lemongrass | lemon grass | herb vegetable | aromatic | | 99 1.8 25.3 0.5 0.1 0 4 6 0 | 67 15 | 12 | fridge 21
apricot | | fruit | fruit |  | 48 1.4 11.1 0.4 0 2 9.2 1 0 | 155 35 | 7 | fridge 5
tomatillo | husk tomato, tomate verde | vegetable nightshade | vegetable | | 32 1 5.8 1 0.1 1.9 3.9 1 0 | 132 34 | 5 | fridge 14
fig | black mission fig | fruit | fruit | | 74 0.8 19.2 0.3 0.1 2.9 16.3 1 0 | 150 50 | 12 | fridge 3
cherry | | fruit | fruit |  | 63 1.1 16 0.2 0 2.1 12.8 0 0 | 154 8 | 10 | fridge 5
sour cherry | tart cherry, morello cherry, montmorency cherry | fruit | fruit | | 50 1 12.2 0.3 0.1 1.6 8.5 3 0 | 155 8 | 11 | fridge 5
rhubarb | | vegetable | fruit |  | 21 0.9 4.5 0.2 0.1 1.8 1.1 4 0 | 122 51 | 7 | fridge 7
jicama | yam bean, yambean | vegetable root | vegetable | | 38 0.7 8.8 0.1 0 4.9 1.8 4 0 | 120 650 | 3.5 | fridge 14
collard green | collard | vegetable leafy | vegetable | | 32 3 5.4 0.6 0.1 4 0.5 17 0 | 36 350 | 5 | fridge 6
mustard green | mustard leaf, gai choy, mustard cabbage | vegetable leafy | vegetable | mustard | 27 2.9 4.7 0.4 0 3.2 1.3 20 0 | 56 350 | 5 | fridge 5
turnip green | turnip top | vegetable leafy | vegetable | | 32 1.5 7.1 0.3 0.1 3.2 0.8 40 0 | 55 300 | 6 | fridge 5
swiss chard | chard, silverbeet | vegetable leafy | vegetable | | 19 1.8 3.7 0.2 0 1.6 1.1 213 0 | 36 300 | 6 | fridge 5
galangal | thai ginger, galanga, galingale, krachai, fingerroot, laos powder | root spice | aromatic | | 80 1.8 17.8 0.8 0.2 2 1.7 13 0 | 96 20 | 18 | fridge 21
radicchio | treviso, chioggia | vegetable leafy | vegetable | | 23 1.4 4.5 0.2 0.1 0.9 0.6 22 0 | 40 200 | 9 | fridge 10
plum | damson, greengage, mirabelle, pluot, prune plum, sloe | fruit | fruit | | 46 0.7 11.4 0.3 0 1.4 9.9 0 0 | 165 66 | 5 | fridge 5
papaya | pawpaw, paw paw | fruit | fruit | | 43 0.5 10.8 0.3 0.1 1.7 7.8 8 0 | 145 450 | 4 | fridge 5
bamboo shoot | | vegetable | vegetable |  | 19 1.7 3.2 0.4 0.1 1.4 1.9 7 0 | 131 - | 5 | pantry 730
daikon | daikon radish, white radish, mooli, icicle radish, korean radish, chinese radish, lo bok, mu radish, luobo | vegetable root | vegetable | | 18 0.6 4.1 0.1 0 1.6 2.5 21 0 | 116 338 | 3 | fridge 14
watermelon | | fruit | fruit |  | 30 0.6 7.5 0.1 0 0.4 6.2 1 0 | 152 4500 | 1 | fridge 7
cantaloupe | melon, rockmelon, muskmelon | fruit | fruit | | 34 0.8 8.2 0.2 0.1 0.9 7.9 16 0 | 160 552 | 2 | fridge 6
honeydew melon | honeydew, casaba melon, canary melon, crenshaw melon, piel de sapo | fruit | fruit | | 36 0.5 9.1 0.1 0 0.8 8.1 18 0 | 170 1000 | 2.2 | fridge 6
belgian endive | endive, witloof, chicory | vegetable leafy | vegetable | | 17 0.9 4 0.1 0 3.1 0 2 0 | 90 85 | 9 | fridge 7
escarole | curly endive, frisee, frisee lettuce, batavia, chicory green, puntarelle, catalogna chicory, mitsuba | vegetable leafy | vegetable | | 17 1.2 3.4 0.2 0 3.1 0.2 22 0 | 50 510 | 6 | fridge 5
celery root | celeriac | vegetable root celery | vegetable | | 42 1.5 9.2 0.3 0.1 1.8 1.6 100 0 | 156 500 | 4 | fridge 21
yam | name root, ube, nagaimo | vegetable starchy root | starch | | 118 1.5 27.9 0.2 0 4.1 0.5 9 0 | 150 400 | 3 | pantry 14
taro | dasheen, eddo, malanga, cocoyam, yautia, arbi, satoimo, gabi, imo | vegetable starchy root | starch | | 112 1.5 26.5 0.2 0 4.1 0.4 11 0 | 104 150 | 5 | pantry 14
pomegranate | aril | fruit | fruit | | 83 1.7 18.7 1.2 0.1 4 13.7 3 0 | 174 282 | 8 | fridge 14
broccoli rabe | rapini, broccoli raab, cime di rapa, broccoli rape | vegetable leafy | vegetable | | 22 3.2 2.9 0.5 0.1 2.7 0.4 33 0 | 40 300 | 6 | fridge 5
passion fruit | passionfruit, maracuya, granadilla, lilikoi | fruit | fruit | | 97 2.2 23.4 0.7 0.1 10.4 11.2 28 0 | 236 18 | 14 | fridge 7
nectarine | | fruit | fruit |  | 44 1.1 10.6 0.3 0 1.7 7.9 0 0 | 143 142 | 5 | fridge 5
plantain | platano, cooking banana, saba banana | fruit starchy | starch | | 122 1.3 31.9 0.4 0.1 2.3 15 4 0 | 148 179 | 2.5 | pantry 7
rutabaga | swede, yellow turnip, neep | vegetable root | vegetable | | 37 1.1 8.6 0.2 0 2.3 4.5 12 0 | 140 770 | 2.5 | fridge 28
kohlrabi | | vegetable | vegetable |  | 27 1.7 6.2 0.1 0 3.6 2.6 20 0 | 135 150 | 4 | fridge 14
grapefruit | pomelo, pummelo, ugli fruit | fruit citrus | fruit | | 32 0.6 8.1 0.1 0 1.1 7 0 0 | 230 246 | 3 | fridge 21
mandarin orange | tangerine, clementine, mandarin, satsuma, tangelo, minneola | fruit citrus | fruit | | 53 0.8 13.3 0.3 0 1.8 10.6 2 0 | 195 88 | 4 | fridge 14
kumquat | | fruit citrus | fruit |  | 71 1.9 15.9 0.9 0.1 6.5 9.4 10 0 | 180 19 | 12 | fridge 14
citrus zest | citrus peel, citrus rind, grapefruit zest, dried orange peel, grapefruit peel, yuzu zest, chenpi, zest | fruit citrus | seasoning | | 47 1.5 16 0.3 0 10.6 4.2 6 0 | 96 6 | 10 | fridge 7
kiwi | kiwifruit | fruit | fruit | | 61 1.1 14.7 0.5 0 3 9 3 0 | 180 69 | 5 | fridge 14
chanterelle | girolle | mushroom vegetable | vegetable | | 38 1.5 6.9 0.5 0 3.8 1.2 9 0 | 54 15 | 50 | fridge 4
oyster mushroom | oyster mushroom cluster | mushroom vegetable | vegetable | | 33 3.3 6.1 0.4 0.1 2.3 1.1 18 0 | 86 15 | 16 | fridge 5
truffle | | mushroom | seasoning |  | 38 1.5 6.9 0.5 0 3.8 1.2 9 0 | - 20 | 1500 | fridge 7
chayote | mirliton, christophene, cho cho, chow chow squash, choko, christophine | vegetable | vegetable | | 19 0.8 4.5 0.1 0 1.7 1.7 2 0 | 132 203 | 4 | fridge 10
cactus | nopal, nopales, cactus paddle, nopalito, prickly pear pad | vegetable | vegetable | | 16 1.3 3.3 0.1 0 2.2 1.1 21 0 | 86 80 | 6 | fridge 7
prickly pear | cactus fruit, cactus pear, tuna fruit | fruit | fruit | | 41 0.7 9.6 0.5 0.1 3.6 6 5 0 | 149 103 | 8 | fridge 7
jackfruit | jack fruit | fruit | fruit | | 95 1.7 23.2 0.6 0.2 1.5 19.1 2 0 | 151 - | 8 | pantry 730
guava | | fruit | fruit |  | 68 2.5 14.3 0.9 0.3 5.4 8.9 2 0 | 165 55 | 9 | fridge 5
lychee | litchi, lichee | fruit | fruit | | 66 0.8 16.5 0.4 0.1 1.3 15.2 1 0 | 190 10 | 12 | fridge 7
quince | | fruit | fruit |  | 57 0.4 15.3 0.1 0 1.9 9 4 0 | 120 92 | 6 | fridge 28
persimmon | fuyu persimmon, sharon fruit, kaki | fruit | fruit | | 70 0.6 18.6 0.2 0 3.6 12.5 1 0 | 168 168 | 6 | pantry 7
gooseberry | amla, goose berry | fruit | fruit | | 44 0.9 10.2 0.6 0 4.3 6 1 0 | 150 2 | 14 | fridge 5
mixed berry | berry | fruit | fruit | | 48 0.9 11 0.4 0 4.5 6.5 1 0 | 145 3 | 12 | fridge 4
*fruit | fruit salad | fruit | fruit | | 55 0.7 13.8 0.3 0.1 2.2 10 1 0 | 150 150 | 5 | fridge 5
*vegetable | veggie, soup vegetable, vegetable scrap, japanese green, asian green, veg, winged bean, hyacinth bean, moringa, cluster bean, guar bean, sator bean, stink bean, valor bean, lily bulb, lily bud, lily flower, lotus leaf, drumstick leaf, ratatouille | vegetable | vegetable | | 40 2 8 0.3 0 2.8 3.5 30 0 | 130 - | 4 | fridge 6
coleslaw mix | coleslaw, shredded cabbage, slaw | vegetable leafy | vegetable | | 25 1.3 5.8 0.1 0 2.5 3.2 18 0 | 70 - | 5 | fridge 7
fava bean | broad bean, faba bean, horse bean | vegetable legume | vegetable | | 72 5.6 11.7 0.6 0.1 4.2 5 50 0 | 126 - | 7 | fridge 4
yard long bean | long bean, yardlong bean, snake bean | vegetable legume | vegetable | | 47 2.8 8.3 0.4 0.1 3 3 4 0 | 91 10 | 6 | fridge 5
water spinach | morning glory, kang kong, kangkong, ong choy | vegetable leafy | vegetable | | 19 2.6 3.1 0.2 0 2.1 0 113 0 | 56 - | 8 | fridge 4
alfalfa sprout | clover sprout, radish sprout, broccoli sprout, sunflower sprout, cress sprout, mixed sprout, lentil sprout, garden cress, mustard cress, kaiware | vegetable | vegetable | | 23 4 2.1 0.7 0.1 1.9 0.2 6 0 | 33 - | 14 | fridge 4
soybean sprout | soy bean sprout, soya sprout | vegetable soy | vegetable | | 122 13.1 9.6 6.7 0.9 1.1 4 14 0 | 70 - | 5 | fridge 4
jerusalem artichoke | sunchoke, topinambur | vegetable root | vegetable | | 73 2 17.4 0 0 1.6 9.6 4 0 | 150 60 | 8 | fridge 14
lotus root | renkon, lotus stem | vegetable root | vegetable | | 74 2.6 17.2 0.1 0 4.9 4 40 0 | 120 115 | 8 | fridge 10
water chestnut | waterchestnut | vegetable | vegetable | | 50 0.9 12.3 0.1 0 2.5 2.5 8 0 | 140 8 | 5 | pantry 730
cardoon | artichoke bottom, fresh artichoke heart | vegetable | vegetable | | 47 3.3 10.5 0.1 0 5.4 1 94 0 | 168 - | 9 | fridge 7
edible flower | squash blossom, pumpkin flower, nasturtium, rose petal, lavender, violet, pansy, viola, hibiscus, elderflower, marigold, chive blossom, borage, chamomile, rosebud, cornflower, jasmine flower, acacia blossom, calendula, chrysanthemum, flower, fresh flower, edible blossom | herb | herb | | 18 1 3.5 0.2 0 1 1 3 0 | 33 2 | 60 | fridge 3
banana leaf | | herb | other |  | 15 1 3 0.2 0 1 0 5 0 | - 20 | 6 | freezer 180
grape leaf | vine leaf, grape leave, dolma leaf | vegetable leafy | vegetable | | 69 4.3 11.7 2 0.3 9.9 1.5 2853 0 | 14 4 | 9 | pantry 365
wasabi root | fresh wasabi, wasabi rhizome | root spice | seasoning | | 109 4.8 23.5 0.6 0 7.8 8 17 0 | 130 90 | 200 | fridge 14
horseradish root | fresh horseradish | root spice | seasoning | | 73 2 17.4 0 0 1.6 9.6 4 0 | 110 100 | 12 | fridge 28
tamarind | tamarind juice, tamarind water, imli, tamarind extract | fruit | acid | | 239 2.8 62.5 0.6 0.3 5.1 57.4 28 0 | 120 2 | 10 | pantry 365
coconut | coco | fruit | fruit | | 354 3.3 15.2 33.5 29.7 9 6.2 20 0 | 80 397 | 4 | fridge 7
seaweed | laverbread | vegetable | seasoning |  | 35 5.8 5.1 0.3 0.1 0.3 0.5 48 0 | 20 2.5 | 60 | pantry 540
konjac | konnyaku, miracle noodle, konjac flour, glucomannan, shirataki noodle, konjac noodle, shirataki, yam noodle | vegetable | vegetable | | 9 0.1 3 0 0 2.7 0 5 0 | 140 - | 8 | pantry 180
sprout | bean shoot | vegetable | vegetable | | 30 3 5.9 0.2 0 1.8 4.1 6 0 | 104 - | 4 | fridge 3
sugarcane | sugar cane | sugar | sweetener | | 58 0.4 14 0.1 0 0.5 13 5 0 | - 50 | 5 | fridge 7
*leafy green | mizuna, komatsuna, tendergreen, dandelion, amaranth leaf, callaloo, nettle, sorrel, purslane, verdolaga, lambsquarter, cooking green, greens, malabar spinach, chrysanthemum leaf, shungiku, garland chrysanthemum, crown daisy, pea tendril, lambs lettuce, corn salad, celtuce, stem lettuce, samphire, sea bean, sea asparagus, glasswort, agretti, ice plant, miners lettuce, fiddlehead, fern, bracken, lambs quarter, pigweed, cha om, quelites, romeritos, oyster leaf, orach, supergreen, super green, monks beard, malunggay, sea aster | vegetable leafy | vegetable | mustard | 27 2.9 4.7 0.4 0 3.2 1.3 20 0 | 56 350 | 5 | fridge 5
*citrus fruit | calamondin, calamansi, yuzu, kabosu, sudachi, finger lime, bergamot, citron, buddhas hand, citrus | fruit citrus | fruit | | 71 1.9 15.9 0.9 0.1 6.5 9.4 10 0 | 180 19 | 12 | fridge 14
*wild mushroom | chanterelle mushroom, hedgehog mushroom, matsutake, matsutake mushroom, lobster mushroom, chicken of the woods, trumpet mushroom, pied de mouton, straw mushroom, nameko, turkey tail mushroom, trompette, trompette de mort, trompette de la mort, black trumpet, lions mane | mushroom vegetable | vegetable | | 38 1.5 6.9 0.5 0 3.8 1.2 9 0 | 54 15 | 50 | fridge 4
*gourd | chayote squash, bitter melon, karela, ampalaya, luffa, loofah, lauki, winter melon, opo squash, calabash, snake gourd, kanpyo, tinda | vegetable | vegetable | | 19 0.8 4.5 0.1 0 1.7 1.7 2 0 | 132 203 | 4 | fridge 10
*tropical fruit | feijoa, soursop, guanabana, cherimoya, custard apple, sapote, mamey, sapodilla, mangosteen, tamarillo, acerola, noni, acai, loquat, jujube, red date, medlar, ackee, akee, kiwano, langsat, santol, marula, rambutan, longan, camu camu, jabuticaba | fruit | fruit | | 41 0.7 9.6 0.5 0.1 3.6 0 5 0 | 149 103 | 8 | fridge 7
*other berry | lingonberry, cloudberry, sea buckthorn, serviceberry, physalis, barberry fresh, tayberry, juneberry, salmonberry, rowanberry | fruit | fruit | | 44 0.9 10.2 0.6 0 4.3 0 1 0 | 150 2 | 14 | fridge 5
*root vegetable | salsify, scorzonera, burdock, gobo, crosne, arrowroot tuber, skirret, oca, yacon, arrowhead, parsley root, horseradish leaf, vegetable oyster, oyster plant, mashua, ulluco, arracacha | vegetable root | vegetable | | 73 2 17.4 0 0 1.6 9.6 4 0 | 150 60 | 8 | fridge 14
*wrapping leaf | corn husk, pandan, pandanus leaf, screwpine leaf, bamboo leaf, cedar plank, lotus leaf wrapper, ti leaf, hoja santa, betel leaf, la lot leaf, screw pine leaf | herb | other | | 15 1 3 0.2 0 1 0 5 0 | - 20 | 6 | freezer 180
*sea vegetable | dulse, hijiki, arame, irish moss, aonori, kelp noodle, sea lettuce, carrageen, spirulina, chlorella | vegetable | seasoning | | 35 5.8 5.1 0.3 0.1 0.3 0.5 48 0 | 20 2.5 | 60 | pantry 540
cassava | yuca, yucca, manioc, tapioca root | vegetable starchy root | starch | | 160 1.4 38.1 0.3 0.1 1.8 1.7 14 0 | 206 400 | 3 | pantry 14
chinese broccoli | gai lan, kai lan, chinese kale, gailan | vegetable leafy | vegetable | | 22 1.1 3.8 0.7 0.1 2.5 0.8 7 0 | 88 300 | 6 | fridge 5
porcini mushroom | porcini, cep, porcino, cepe, penny bun | mushroom vegetable | vegetable | | 38 1.5 6.9 0.5 0 3.8 1.2 9 0 | 70 30 | 45 | fridge 4
morel | morel mushroom | mushroom vegetable | vegetable | | 31 3.1 5.1 0.6 0.1 2.8 0.6 21 0 | 66 13 | 80 | fridge 4
enoki mushroom | enoki, enokitake, shimeji, shimeji mushroom, beech mushroom, clamshell mushroom | mushroom vegetable | vegetable | | 37 2.7 7.8 0.3 0 2.7 0.2 3 0 | 65 3 | 16 | fridge 7
maitake mushroom | maitake, hen of the woods | mushroom vegetable | vegetable | | 31 1.9 7 0.2 0 2.7 2.1 1 0 | 70 - | 30 | fridge 5
dragon fruit | dragonfruit, pitaya, pitahaya | fruit | fruit | | 60 1.2 13 0.4 0 3 8 1 0 | 180 300 | 9 | fridge 6
star fruit | starfruit, carambola | fruit | fruit | | 31 1 6.7 0.3 0 2.8 4 2 0 | 108 91 | 10 | fridge 7
breadfruit | | fruit starchy | starch |  | 103 1.1 27.1 0.2 0 4.9 11 2 0 | 220 384 | 5 | fridge 5
durian | | fruit | fruit |  | 147 1.5 27.1 5.3 0 3.8 15 2 0 | 243 600 | 14 | fridge 5
asian pear | nashi pear, korean pear, nashi | fruit | fruit | | 42 0.5 10.7 0.2 0 3.6 7 0 0 | 140 250 | 6 | fridge 30
red currant | redcurrant, black currant, blackcurrant, white currant, currant berry | fruit | fruit | | 56 1.4 13.8 0.2 0 4.3 7.4 1 0 | 112 0.5 | 16 | fridge 4
elderberry | | fruit | fruit |  | 73 0.7 18.4 0.5 0 7 8 6 0 | 145 - | 16 | fridge 4
mulberry | | fruit | fruit |  | 43 1.4 9.8 0.4 0 1.7 8.1 10 0 | 140 2 | 16 | fridge 4
nori | sushi nori, laver, nori paper, nori seaweed, seaweed snack, nori snack, roasted seaweed snack, roasted seaweed, kimbap gim, gim | vegetable | seasoning | | 250 31 44 4 0.7 33 1 530 0 | 14 2.5 | 90 | pantry 540
kombu | konbu, kelp, kombu seaweed, dashi kombu, dashi konbu | vegetable | seasoning | | 43 1.7 9.6 0.6 0.2 1.3 0.6 233 0 | 80 10 | 60 | pantry 540
wakame | | vegetable | seasoning |  | 45 3 9.1 0.6 0.1 0.5 0.7 872 0 | 80 - | 60 | pantry 540
`;
