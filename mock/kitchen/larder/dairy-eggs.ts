/** Milk and what is made of it, and eggs. `dairy` and `egg` bring their allergens with them. */
export const dairyEggs = `
butter | unsalted butter, salted butter, sweet butter, stick butter, butter stick, cold butter, melted butter, soft butter, european butter, irish butter, cultured butter, brown butter | dairy | fat |  | 717 0.8 0.1 81.1 51.4 0 0.1 11 215 | 227 113 | 10 | fridge 60
clarified butter | ghee, drawn butter, desi ghee, butter oil, butterfat | dairy | fat |  | 876 0.3 0 99.5 61.9 0 0 2 256 | 205 - | 18 | pantry 180
milk | whole milk, full milk, cow's milk, full fat milk, full cream milk, fresh milk, vitamin d milk, sweet milk, scalded milk | dairy | dairy |  | 61 3.1 4.8 3.2 1.9 0 5 43 10 | 244 - | 1.1 | fridge 7
low-fat milk | 2% milk, reduced fat milk, semi skimmed milk, 1% milk, lowfat milk, low fat milk | dairy | dairy |  | 50 3.3 4.8 2 1.3 0 5.1 47 8 | 244 - | 1.1 | fridge 7
skim milk | skimmed milk, nonfat milk, fat free milk, non fat milk | dairy | dairy |  | 34 3.4 5 0.1 0.1 0 5.1 42 2 | 245 - | 1.1 | fridge 7
buttermilk | cultured buttermilk, low fat buttermilk | dairy | dairy |  | 40 3.3 4.8 0.9 0.5 0 4.8 190 4 | 245 - | 2 | fridge 14
heavy cream | cream, whipping cream, heavy whipping cream, double cream, thickened cream, whip cream, thick cream, fresh cream, pouring cream, dairy cream | dairy | dairy |  | 345 2 2.8 37 23 0 2.8 38 137 | 238 - | 8 | fridge 10
light cream | single cream, table cream, coffee cream, milk cream, light whipping cream | dairy | dairy |  | 195 2.7 3.7 19.3 12 0 3.7 40 66 | 240 - | 7 | fridge 8
half and half | half & half, half-and-half | dairy | dairy |  | 130 3 4.3 11.5 7.2 0 4.3 41 37 | 242 - | 4 | fridge 8
sour cream | soured cream, dairy sour cream, smetana, crema, mexican crema, crema mexicana | dairy | dairy |  | 193 2.1 2.9 19.7 11.5 0 2.9 47 52 | 230 - | 6 | fridge 20
creme fraiche | crème fraîche | dairy | dairy | | 343 2.4 2.8 36 22 0 2.4 35 110 | 232 - | 12 | fridge 14
yogurt | plain yogurt, whole milk yogurt, yoghurt, natural yogurt, milk yogurt, dahi, curd yogurt, greek style yogurt, plain yoghurt, yogourt | dairy | dairy |  | 61 3.5 4.7 3.2 2.1 0 4.7 46 13 | 245 - | 4 | fridge 14
greek yogurt | greek yoghurt, plain greek yogurt, strained yogurt, skyr | dairy | dairy | | 97 9 3.9 5 2.4 0 3.3 35 13 | 240 - | 7 | fridge 14
cheddar | cheddar cheese, sharp cheddar, sharp cheddar cheese, white cheddar, white cheddar cheese, mature cheddar, mild cheddar, shredded cheddar cheese, cheddar cheese shredded | dairy cheese | cheese |  | 403 24.9 1.3 33.1 21.1 0 0.5 621 105 | 113 28 | 11 | fridge 30
mozzarella | mozzarella cheese, fresh mozzarella, buffalo mozzarella, bocconcini, mozzarella ball, shredded mozzarella cheese, low moisture mozzarella, chee mozzarella, ciliegine | dairy cheese | cheese |  | 300 22.2 2.2 22.4 13.2 0 1 627 79 | 112 28 | 11 | fridge 14
parmesan | parmesan cheese, parmigiano reggiano, parmigiano-reggiano, parmigiano reggiano cheese, parmigiano, grated parmesan, grated parmesan cheese, shaved parmesan, grana padano, parm | dairy cheese | cheese |  | 431 38.5 4.1 28.6 17.3 0 0.9 1529 88 | 100 5 | 22 | fridge 60
pecorino romano | pecorino romano cheese, romano cheese, pecorino cheese, pecorino, romano | dairy cheese | cheese |  | 387 31.8 3.6 26.9 17.1 0 0.7 1433 104 | 100 5 | 22 | fridge 60
cream cheese | cream cheese soften, softened cream cheese, philadelphia cream cheese, neufchatel, cream cheese block | dairy cheese | dairy |  | 342 5.9 4.1 34.2 19.3 0 3.2 365 110 | 232 - | 9 | fridge 21
ricotta | ricotta cheese, whole milk ricotta, milk ricotta cheese, ricotta salata | dairy cheese | dairy |  | 174 11.3 3 13 8.3 0 0.3 84 51 | 246 - | 7 | fridge 7
cottage cheese | curd cottage cheese, small curd cottage cheese | dairy cheese | dairy |  | 98 11.1 3.4 4.3 1.7 0 2.7 364 17 | 225 - | 6 | fridge 10
feta | feta cheese, feta cheese crumble, crumbled feta, crumbled feta cheese | dairy cheese | cheese |  | 264 14.2 4.1 21.3 14.9 0 4.1 917 89 | 150 28 | 14 | fridge 28
goat cheese | chevre, chèvre, soft goat cheese, goat's cheese, fresh goat cheese, goats cheese | dairy cheese | cheese |  | 268 18.5 0 21.1 14.6 0 0.9 459 46 | 110 28 | 20 | fridge 14
swiss cheese | emmental, emmenthal, emmentaler, swiss, baby swiss, emmental cheese | dairy cheese | cheese |  | 380 26.9 5.4 27.8 17.8 0 1.3 70 92 | 108 28 | 14 | fridge 30
monterey jack | monterey jack cheese, jack cheese, pepper jack, pepper jack cheese, colby jack cheese, colby jack, pepperjack cheese, colby cheese, colby | dairy cheese | cheese |  | 373 24.5 0.7 30.3 19.1 0 0.5 600 89 | 113 28 | 12 | fridge 30
blue cheese | bleu cheese, gorgonzola, gorgonzola cheese, stilton, stilton cheese, roquefort, roquefort cheese, blue cheese crumble, cambozola, danish blue | dairy cheese | cheese |  | 353 21.4 2.3 28.7 18.7 0 0.5 1146 75 | 135 28 | 20 | fridge 28
*cheese | mixed cheese, grated cheese, shredded cheese, grating cheese | dairy cheese | cheese |  | 403 24.9 1.3 33.1 21.1 0 0.5 621 105 | 113 28 | 11 | fridge 21
condensed milk | sweetened condensed milk, sweet condensed milk | dairy sugar | sweetener |  | 321 7.9 54.4 8.7 5.5 0 54.4 127 34 | 306 - | 6 | pantry 365
evaporated milk | unsweetened evaporated milk | dairy | dairy |  | 134 6.8 10 7.6 4.6 0 10 106 29 | 252 - | 4 | pantry 365
egg | whole egg, large egg, beaten egg, hen egg, chicken egg, free range egg, hard boiled egg, boiled egg, fresh egg, medium egg, extra large egg, hard cooked egg, poached egg, fried egg, duck egg, farm egg | egg | binder |  | 143 12.6 0.7 9.5 3.1 0 0.4 142 372 | 243 50 | 5 | fridge 35
egg yolk | yolk, large egg yolk, yolk of egg | egg | binder |  | 322 15.9 3.6 26.5 9.6 0 0.6 48 1085 | 243 17 | 7 | fridge 3
egg white | large egg white, white of egg, whites of egg, liquid egg white | egg | binder |  | 52 10.9 0.7 0.2 0 0 0.7 166 0 | 243 33 | 6 | fridge 4
`;
