/** Beans, peas, lentils and soy, dry or cooked. */
export const legumes = `
chickpea | garbanzo bean, garbanzo, canned chickpea, dried chickpea, chick pea, chana, channa, kabuli chana, ceci bean, canned garbanzo bean | legume | protein |  | 139 7 22.5 2.8 0.2 6.4 4 246 0 | 160 - | 3 | pantry 730
black bean | canned black bean, black turtle bean, dried black bean, frijoles negros, turtle bean | legume | protein |  | 91 6 16.6 0.3 0.1 6.9 0.2 384 0 | 180 - | 3 | pantry 730
kidney bean | red kidney bean, dark red kidney bean, red bean, light red kidney bean, canned kidney bean, rajma | legume | protein |  | 124 8 21.5 1.1 0.2 5.5 3.8 231 0 | 177 - | 3 | pantry 730
pinto bean | canned pinto bean, dried pinto bean, chili bean, borlotti bean, cranberry bean, pink bean | legume | protein |  | 114 7 20.2 0.9 0.2 5.5 0.5 239 0 | 171 - | 3 | pantry 730
white bean | cannellini bean, cannellini, great northern bean, navy bean, haricot bean, canned white bean, small white bean, white kidney bean, butter bean, lima bean, baby lima bean, flageolet bean, gigante bean, canned cannellini bean, corona bean | legume | protein |  | 114 7.3 21.2 0.3 0.1 4.8 0.3 5 0 | 179 - | 3 | pantry 730
bean | mixed bean, cooked bean, dried bean, baked bean, canned bean, three bean mix | legume | protein |  | 114 7.3 21.2 0.3 0.1 4.8 0.3 5 0 | 179 - | 3 | pantry 730
lentil | green lentil, brown lentil, puy lentil, french lentil, black lentil, beluga lentil, dried lentil, lentils du puy, canned lentil | legume | protein |  | 343 25.8 60.1 1.1 0.2 30.5 2 6 0 | 192 - | 4 | pantry 730
red lentil | masoor dal, split red lentil, pink lentil, masoor, orange lentil, dal, daal, dhal, yellow lentil, toor dal, toovar dal, arhar dal | legume | protein |  | 345 24.9 59.1 2.2 0.4 10.8 0 7 0 | 192 - | 4 | pantry 730
split pea | yellow split pea, green split pea, chana dal, dried split pea, dried pea, chana daal | legume | protein |  | 341 24.6 60.4 1.2 0.2 25.5 8 15 0 | 197 - | 3 | pantry 730
black eyed pea | black-eyed pea, blackeyed pea, cowpea, crowder pea, pigeon pea, gandules, field pea, black eyed bean | legume | protein |  | 77 4.7 13.6 0.6 0.1 3.3 0 293 0 | 170 - | 3 | pantry 730
tofu | firm tofu, extra firm tofu, bean curd, medium tofu, tofu block, pressed tofu, fried tofu, fried bean curd, smoked tofu, beancurd, tofu puff | legume soy | protein | | 144 17.3 2.8 8.7 1.3 2.3 0 14 0 | 250 397 | 6 | fridge 14
silken tofu | soft tofu, japanese tofu | legume soy | protein |  | 61 6.5 1.8 3.7 0.5 0.2 0.7 8 0 | 250 349 | 6 | fridge 14
edamame | shelled edamame, green soybean, edamame bean | legume soy vegetable | protein |  | 122 10.9 9.9 5.2 0.6 5.2 2.2 6 0 | 155 - | 8 | freezer 180
tempeh |  | legume soy | protein | ~wheat ~gluten | 193 18.5 9.4 10.8 2.2 0 0 9 0 | 166 227 | 14 | fridge 30
`;
