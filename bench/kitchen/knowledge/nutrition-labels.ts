/** Of 100 g: kcal, protein, carbohydrates, fat (g), as the US nutrient database has them. */
export const nutritionLabels = `
almond 579 21.2 21.6 49.9
anchovy 210 28.9 0 9.7
apple 52 0.3 13.8 0.2
apple juice 46 0.1 11.3 0.1
applesauce 42 0.2 11.3 0.1
asparagus 20 2.2 3.9 0.1
avocado 160 2 8.5 14.7
bacon 417 12.6 1.3 39.7
balsamic vinegar 88 0.5 17 0
banana 89 1.1 22.8 0.3
barbecue sauce 172 0.8 40.8 0.6
basil 23 3.2 2.7 0.6
beer 43 0.5 3.5 0
beet 43 1.6 9.6 0.2
black pepper 251 10.4 64 3.3
blue cheese 353 21.4 2.3 28.7
blueberry 57 0.7 14.5 0.3
bread 265 9.2 49.1 3.2
bread crumbs 395 13.3 72 5.3
brie 334 20.8 0.5 27.7
broccoli 34 2.8 6.6 0.4
brown rice 370 7.9 77.2 2.9
brown sugar 380 0.1 98.1 0
bulgur 342 12.3 75.9 1.3
butter 717 0.8 0.1 81.1
buttermilk 40 3.3 4.8 0.9
butternut squash 45 1 11.7 0.1
cabbage 25 1.3 5.8 0.1
canned black beans 91 6 16.6 0.3
canned chickpeas 139 7 22.5 2.8
canned sardine 208 24.6 0 11.5
canned tomatoes 17 0.8 4 0.1
canned tuna 86 19.4 0 1
carrot 41 0.9 9.6 0.2
cashew 553 18.2 30.2 43.9
cauliflower 25 1.9 5 0.3
cayenne 318 12 56.6 17.3
celery 16 0.7 3 0.2
cheddar 403 24.9 1.3 33.1
cherry 63 1.1 16 0.2
chia seed 486 16.5 42.1 30.7
chicken breast 120 22.5 0 2.6
chicken broth 6 0.6 0.4 0.2
chicken liver 119 16.9 0.7 4.8
chicken wing 191 17.5 0 12.8
chickpeas 364 19.3 60.6 6
chili powder 282 13.5 49.7 14.3
chocolate chips 480 4.2 63.9 30
chorizo 455 24.1 1.9 38.3
cider vinegar 21 0 0.9 0
cilantro 23 2.1 3.7 0.5
clam 86 14.7 3.6 1
cocoa powder 228 19.6 57.9 13.7
coconut milk 197 2 2.8 21.3
coconut oil 892 0 0 99
cod 82 17.8 0 0.7
condensed milk 321 7.9 54.4 8.7
corn 86 3.3 18.7 1.4
corn syrup 283 0 76.8 0.2
corn tortilla 218 5.7 44.6 2.9
cornmeal 370 7.1 79.5 1.8
cornstarch 381 0.3 91.3 0.1
cottage cheese 98 11.1 3.4 4.3
couscous 376 12.8 77.4 0.6
crab meat 83 17.9 0 0.7
cream cheese 342 5.9 4.1 34.2
cucumber 15 0.7 3.6 0.1
dark chocolate 546 4.9 61 31
date 277 1.8 75 0.1
dried apricot 241 3.4 62.6 0.5
dried black beans 341 21.6 62.4 1.4
dried cranberry 308 0.1 82.4 1.4
dried thyme 276 9.1 63.9 7.4
duck 404 11.5 0 39.3
edamame 110 10.2 8.6 4.7
egg 143 12.6 0.7 9.5
egg noodles 384 14.2 71.3 4.4
egg white 52 10.9 0.7 0.2
egg yolk 322 15.9 3.6 26.5
eggplant 25 1 5.9 0.2
evaporated milk 134 6.8 10 7.6
feta 264 14.2 4.1 21.3
fish sauce 35 5.1 3.6 0
flaxseed 534 18.3 28.9 42.2
flour 364 10.3 76.3 1
flour tortilla 306 8.2 50 7.6
fresh ginger 80 1.8 17.8 0.8
garlic 149 6.4 33.1 0.5
garlic powder 331 16.6 72.7 0.7
gelatin 335 85.6 0 0.1
goat cheese 268 18.5 0 21.1
gouda 356 24.9 2.2 27.4
graham crackers 423 6.9 76.8 10.1
grape 69 0.7 18.1 0.2
greek yogurt 59 10.2 3.6 0.4
green beans 31 1.8 7 0.2
green bell pepper 20 0.9 4.6 0.2
ground beef 254 17.2 0 20
ground cinnamon 247 4 80.6 1.2
ground cumin 375 17.8 44.2 22.3
ground ginger 335 9 71.6 4.2
ground lamb 282 16.6 0 23.4
ground turkey 148 19.7 0 7.7
gruyere 413 29.8 0.4 32.3
half and half 130 3 4.3 11.5
halibut 91 18.6 0 1.3
ham 163 16.6 3.8 8.6
hazelnut 628 15 16.7 60.8
heavy cream 345 2 2.8 37
hoisin sauce 220 3.3 44.1 3.4
honey 304 0.3 82.4 0
hummus 177 4.9 20.1 8.6
italian sausage 346 14.2 0.7 31.3
jalapeño 29 0.9 6.5 0.4
jam 278 0.4 68.9 0.1
kale 49 4.3 8.8 0.9
ketchup 101 1 27.4 0.1
lamb shoulder 264 16.6 0 21.4
lard 902 0 0 100
leek 61 1.5 14.2 0.3
lemon juice 22 0.3 6.9 0.2
lentils 343 25.8 60.1 1.1
lettuce 14 0.9 3 0.1
lime juice 25 0.4 8.4 0.1
lobster 77 16.5 0 0.8
macadamia nut 718 7.9 13.8 75.8
mackerel 205 18.6 0 13.9
mango 60 0.8 15 0.4
maple syrup 260 0 67 0.1
margarine 717 0.2 0.7 80.7
marshmallows 318 1.8 81.3 0.2
mayonnaise 680 1 0.6 74.8
milk 61 3.1 4.8 3.2
milk chocolate 535 7.7 59.4 29.7
miso 199 11.7 26.5 6
molasses 290 0 74.7 0.1
monterey jack 373 24.5 0.7 30.3
mozzarella 300 22.2 2.2 22.4
mushroom 22 3.1 3.3 0.3
mussel 86 11.9 3.7 2.2
mustard 67 4.4 5.3 4
nutmeg 525 5.8 49.3 36.3
olive oil 884 0 0 100
olives 115 0.8 6.3 10.7
onion 40 1.1 9.3 0.1
orange 47 0.9 11.8 0.1
orange juice 45 0.7 10.4 0.2
oregano 265 9 68.9 4.3
oyster 51 5.7 2.7 1.7
paprika 282 14.1 54 12.9
parmesan 392 35.8 3.2 25.8
parsley 36 3 6.3 0.8
peach 39 0.9 9.5 0.2
peanut 567 25.8 16.1 49.2
peanut butter 588 25.1 19.6 50.4
pear 57 0.4 15.2 0.1
pearl barley 352 9.9 77.7 1.2
peas 81 5.4 14.4 0.4
pecan 691 9.2 13.9 72
pepperoni 504 19.3 1.2 46.3
pickles 12 0.6 2.6 0.1
pine nut 673 13.7 13.1 68.4
pineapple 50 0.5 13.1 0.1
pistachio 560 20.2 27.2 45.3
popcorn 387 12.9 77.8 4.5
pork shoulder 236 17.2 0 18
pork tenderloin 109 21 0 2.2
potato 77 2.1 17.5 0.1
potato chips 532 6.4 53.8 34
powdered sugar 389 0 99.8 0
pretzels 384 10 80 2.9
provolone 351 25.6 2.1 26.6
prune 240 2.2 63.9 0.4
pumpkin 26 1 6.5 0.1
pumpkin seed 559 30.2 10.7 49
quinoa 368 14.1 64.2 6.1
raisin 299 3.1 79.2 0.5
ranch dressing 430 1.3 5.9 44.5
raspberry 52 1.2 11.9 0.7
red bell pepper 31 1 6 0.3
red wine 85 0.1 2.6 0
rice noodles 364 6 80.2 0.6
ricotta 174 11.3 3 13
rolled oats 389 16.9 66.3 6.9
salami 407 22.6 1.6 33.7
salmon 208 20.4 0 13.4
salsa 29 1.5 6.7 0.2
salt 0 0 0 0
sauerkraut 19 0.9 4.3 0.1
scallop 69 12.1 3.2 0.5
sesame oil 884 0 0 100
sesame seed 573 17.7 23.5 49.7
shrimp 85 20.1 0 0.5
skim milk 34 3.4 5 0.1
skinless chicken thigh 121 19.7 0 4.1
sour cream 193 2.1 2.9 19.7
soy milk 54 3.3 6.3 1.8
soy sauce 53 8.1 4.9 0.6
spaghetti 371 13 74.7 1.5
spinach 23 2.9 3.6 0.4
squid 92 15.6 3.1 1.4
strawberry 32 0.7 7.7 0.3
sugar 387 0 100 0
sunflower seed 584 20.8 20 51.5
sweet potato 86 1.6 20.1 0.1
sweetened shredded coconut 501 2.9 47.7 35.5
swiss cheese 380 26.9 5.4 27.8
tahini 595 17 21.2 53.8
tempeh 193 18.5 9.4 10.8
tilapia 96 20.1 0 1.7
tofu 145 15.8 4.3 8.7
tomato 18 0.9 3.9 0.2
tomato paste 82 4.3 18.9 0.5
tomato sauce 24 1.2 5.3 0.3
tortilla chips 473 7 67.5 20.8
trout 148 20.8 0 6.6
tuna 109 24.4 0 0.5
turkey breast 111 22 0 2.5
turmeric 312 9.7 67 3.3
vanilla extract 288 0.1 12.7 0.1
vanilla ice cream 207 3.5 23.6 11
veal 144 19.4 0 6.8
vegetable oil 884 0 0 100
vegetable shortening 884 0 0 100
vodka 231 0 0 0
walnut 654 15.2 13.7 65.2
white chocolate 539 5.9 59.2 32.1
white rice 365 7.1 80 0.7
whole wheat bread 252 12.4 42.7 3.5
whole wheat flour 332 9.6 74.5 1.9
worcestershire sauce 78 0 19.5 0
yogurt 61 3.5 4.7 3.2
zucchini 17 1.2 3.1 0.3
`;
