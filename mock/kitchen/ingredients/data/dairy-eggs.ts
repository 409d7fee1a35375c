/** Milk and what is made of it, and eggs: dairy and egg as kinds bring their allergens with them. */
export const dairyEggs = `
butter | buttery, buttered, beurre noisette, beurre, mantequilla, beurre manie, milkfat, butter fat, kerrygold, land o lakes, plugra | dairy | fat | | 717 0.8 0.1 81.1 51.4 0 0.1 11 215 | 227 113 | 10 | fridge 60
clarified butter | | dairy | fat |  | 876 0.3 0 99.5 61.9 0 0 2 256 | 205 - | 18 | pantry 180
milk | leche, leche entera | dairy | dairy | | 61 3.1 4.8 3.2 1.9 0 5 43 10 | 244 - | 1.1 | fridge 7
low-fat milk | 2% milk, 1% milk | dairy | dairy | | 50 3.3 4.8 2 1.3 0 5.1 47 8 | 244 - | 1.1 | fridge 7
skim milk | skimmed milk, nonfat milk | dairy | dairy | | 34 3.4 5 0.1 0.1 0 5.1 42 2 | 245 - | 1.1 | fridge 7
buttermilk | | dairy | dairy |  | 40 3.3 4.8 0.9 0.5 0 4.8 190 4 | 245 - | 2 | fridge 14
heavy cream | cream, creamy, cream sweeten whip, nata, creme legere, creme | dairy | dairy | | 345 2 2.8 37 23 0 2.8 38 137 | 238 - | 8 | fridge 10
light cream | single cream, table cream, coffee cream, milk cream | dairy | dairy | | 195 2.7 3.7 19.3 12 0 3.7 40 66 | 240 - | 7 | fridge 8
half and half | | dairy | dairy |  | 130 3 4.3 11.5 7.2 0 4.3 41 37 | 242 - | 4 | fridge 8
sour cream | soured cream, smetana, crema, crema mexicana, crema agria, graddfil, jocoque | dairy | dairy | | 193 2.1 2.9 19.7 11.5 0 2.9 47 52 | 230 - | 6 | fridge 20
creme fraiche | | dairy | dairy |  | 343 2.4 2.8 36 22 0 2.4 35 110 | 232 - | 12 | fridge 14
yogurt | dahi, mishti doi, viili, lebneh free, shrikhand, basundi | dairy | dairy | | 61 3.5 4.7 3.2 2.1 0 4.7 46 13 | 245 - | 4 | fridge 14
cheddar | lancashire | dairy cheese | cheese | | 403 24.9 1.3 33.1 21.1 0 0.5 621 105 | 113 28 | 11 | fridge 30
mozzarella | bocconcini, mozzarella ball, ciliegine, mozzarella di bufala, mozzarella di buffala, mozzarella pearl, ovoline, fior di latte | dairy cheese | cheese | | 300 22.2 2.2 22.4 13.2 0 1 627 79 | 112 28 | 11 | fridge 14
parmesan | parmigiano, grana padano, parm, parmagiano reggiano, parmigiana reggiano, parmigiano reggiano, grana | dairy cheese rennet | cheese | | 431 38.5 4.1 28.6 17.3 0 0.9 1529 88 | 100 5 | 22 | fridge 60
pecorino romano | pecorino, romano | dairy cheese rennet | cheese | | 387 31.8 3.6 26.9 17.1 0 0.7 1433 104 | 100 5 | 22 | fridge 60
cream cheese | neufchatel, philadelphia | dairy cheese | dairy | | 342 5.9 4.1 34.2 19.3 0 3.2 365 110 | 232 - | 9 | fridge 21
ricotta | ricotta salata, requeson | dairy cheese | dairy | | 174 11.3 3 13 8.3 0 0.3 84 51 | 246 - | 7 | fridge 7
cottage cheese | | dairy cheese | dairy |  | 98 11.1 3.4 4.3 1.7 0 2.7 364 17 | 225 - | 6 | fridge 10
feta | | dairy cheese | cheese |  | 264 14.2 4.1 21.3 14.9 0 4.1 917 89 | 150 28 | 14 | fridge 28
goat cheese | chevre, drunken goat, goat cheese log, bucheron, queso de cabra | dairy cheese | cheese | | 268 18.5 0 21.1 14.6 0 0.9 459 46 | 110 28 | 20 | fridge 14
swiss cheese | emmental, emmenthal, swiss, emmenthaler, emmentaler | dairy cheese | cheese | | 380 26.9 5.4 27.8 17.8 0 1.3 70 92 | 108 28 | 14 | fridge 30
monterey jack | pepperjack cheese, jack | dairy cheese | cheese | | 373 24.5 0.7 30.3 19.1 0 0.5 600 89 | 113 28 | 12 | fridge 30
blue cheese | bleu cheese, danish blue, point reyes, cambozola | dairy cheese | cheese | | 353 21.4 2.3 28.7 18.7 0 0.5 1146 75 | 135 28 | 20 | fridge 28
condensed milk | leche condensada, la lechera | dairy sugar | sweetener | | 321 7.9 54.4 8.7 5.5 0 54.4 127 34 | 306 - | 6 | pantry 365
evaporated milk | leche evaporada | dairy | dairy | | 134 6.8 10 7.6 4.6 0 10 106 29 | 252 - | 4 | pantry 365
egg | hen egg, chicken egg, huevo, egglands best | egg | binder | | 143 12.6 0.7 9.5 3.1 0 0.4 142 372 | 243 50 | 5 | fridge 35
egg yolk | yolk | egg | binder | | 322 15.9 3.6 26.5 9.6 0 0.6 48 1085 | 243 17 | 7 | fridge 3
egg white | egg whites only | egg | binder | | 52 10.9 0.7 0.2 0 0 0.7 166 0 | 243 33 | 6 | fridge 4
whole milk greek yogurt | full fat greek yogurt, labneh, labaneh, yogurt cheese, hung curd, strained yoghurt, lebneh, labne | dairy | dairy | | 97 9 3.9 5 2.4 0 3.3 35 13 | 240 - | 7 | fridge 14
greek yogurt | skyr, quark, icelandic yogurt, chobani, oikos, fage | dairy | dairy | | 59 10.2 3.6 0.4 0.1 0 3.2 36 5 | 240 - | 7 | fridge 14
low-fat yogurt | nonfat yogurt, low fat plain yogurt, yoplait, activia | dairy | dairy | | 63 5.2 7 1.6 1 0 7 70 6 | 245 - | 4 | fridge 14
vanilla yogurt | flavored yogurt, fruit yogurt, strawberry yogurt, lemon yogurt, peach yogurt, vanilla greek yogurt, drinking yogurt, yogurt drink, sweetened yogurt, cherry yogurt | dairy sugar | dairy | | 85 4.9 13.8 1.2 0.8 0 13.8 66 5 | 245 - | 4.5 | fridge 14
kefir | | dairy | dairy |  | 41 3.8 4.5 0.9 0.5 0 4.6 40 5 | 243 - | 4 | fridge 14
clotted cream | devonshire cream, devon cream, kaymak, malai, malai cream, kajmak | dairy | dairy | | 586 1.6 2.3 63.5 39.7 0 2.3 20 170 | 232 - | 15 | fridge 7
whipped cream | whipped cream topping, spray cream, chantilly cream, chantilly, reddi wip | dairy sugar | dairy | | 257 3.2 12.5 22.2 13.8 0 8 8 76 | 60 - | 9 | fridge 14
light sour cream | low fat sour cream, fat free sour cream, non sour cream | dairy | dairy | | 136 3.5 7.1 10.6 6.6 0 0.2 83 35 | 230 - | 6 | fridge 20
mascarpone | | dairy cheese | dairy |  | 429 4.8 4.8 44 28 0 4 45 110 | 225 - | 14 | fridge 10
paneer | panir, indian cheese | dairy cheese | protein | | 310 20 3.5 24.5 15 0 1.8 700 70 | 150 - | 12 | fridge 14
queso fresco | fresh mexican cheese, queso fresca | dairy cheese | cheese | | 299 18.1 3 23.8 12.9 0 2.3 751 69 | 122 28 | 11 | fridge 14
cotija | queso anejo, anejo cheese, queso seco | dairy cheese | cheese | | 366 20 4 30 17.5 0 0 1400 100 | 100 28 | 13 | fridge 45
mexican cheese blend | mexican cheese, taco cheese, oaxaca cheese, asadero, queso quesadilla, chihuahua cheese, queso chihuahua, queso, quesadilla cheese | dairy cheese | cheese | | 358 23.5 1.8 28.5 17 0 1.2 338 95 | 113 28 | 11 | fridge 21
gruyere | | dairy cheese rennet | cheese | | 413 29.8 0.4 32.3 18.9 0 0.4 714 110 | 108 28 | 24 | fridge 30
provolone | | dairy cheese | cheese |  | 351 25.6 2.1 26.6 17.1 0 0.6 876 69 | 132 28 | 13 | fridge 30
fontina | fontal | dairy cheese | cheese | | 389 25.6 1.6 31.1 19.2 0 1.6 800 116 | 108 28 | 20 | fridge 21
gouda | dutch cheese, babybel, leyden, old amsterdam, beemster | dairy cheese | cheese | | 356 24.9 2.2 27.4 17.6 0 2.2 819 114 | 110 28 | 15 | fridge 30
asiago | | dairy cheese | cheese |  | 392 35.8 3.2 25.8 16.4 0 0.8 1376 68 | 100 28 | 20 | fridge 60
manchego | | dairy cheese | cheese |  | 420 26 1 34 22 0 0.5 700 100 | 110 28 | 24 | fridge 45
brie | | dairy cheese | cheese |  | 334 20.8 0.5 27.7 17.4 0 0.5 629 100 | 144 28 | 18 | fridge 14
halloumi | haloumi, grilling cheese, bread cheese, juustoleipa, queso de freir, nabulsi cheese, akkawi, ackawi, leipajuusto | dairy cheese | protein | | 321 22 2 25 17 0 1.5 1100 75 | 150 28 | 18 | fridge 60
muenster | munster | dairy cheese | cheese | | 368 23.4 1.1 30 19.1 0 1.1 628 96 | 113 28 | 14 | fridge 21
american cheese | processed cheese, velveeta, cheese slice, process cheese, cheese product, cheez whiz, cheese spread, boursin, pimento cheese, cheese food, alouette, rondele, pub cheese, spreadable cheese, laughing cow, kraft single | dairy cheese additive | cheese | | 371 18.1 3.7 31.8 18.1 0 2.3 1671 100 | 113 21 | 10 | fridge 60
colby | longhorn cheese, cojack | dairy cheese | cheese | | 394 23.8 2.6 32.1 20.2 0 0.5 604 95 | 113 28 | 12 | fridge 30
*cheese | grating cheese, pizza cheese, cheese curd, cheese ball, gjetost, brunost, fromage blanc, fromage frais, petit suisse, tete de moine, bryndza, oscypek, chhurpi, casu, tuma, primo sale, cabrales, valdeon, saint agur, fourme dambert, bleu dauvergne, cashel blue, maytag blue, blue castello, chaumes, bonchester, yarg, lincolnshire poacher, stinking bishop, mondseer, bergkase, allgauer, harzer, obatzda, liptauer, canastra, requeijao, catupiry, crottin, valencay, banon, boulette, maroilles, langres, mont dor, bleu de bresse, cheesy, au gratin, ardrahan, ayib, bitto, bleu de gex, bleu des causses, bra cheese, brin damour, brocciu, cabecou, canestrato, casciotta, castelmagno, chabichou, coolea, danablu, domiati, dorset blue vinny, gamalost, garrotxa, greve, gubbeen, kesong puti, liederkranz, majorero, oszczypek, picodon, pierre robert, pouligny saint pierre, provatura, queso de bola, ragusano, red windsor, rocamadour, sainte maure, selles sur cher, serra da estrela, sulguni, swaledale, telemea, toma, torta del casar, ubriaco, vasterbotten, weisslacker, nabulsi, oaxaca, queijo coalho, queijo, faisselle, tulum, limburger substitute, shanklish, sargento, brie wheel | dairy cheese | cheese | | 403 24.9 1.3 33.1 21.1 0 0.5 621 105 | 113 28 | 12 | fridge 21
curd | chhena, khoya, khoa, mawa, mava, junket, clabber, rabri, rabdi, kalakand, schmand, topfen | dairy | dairy | | 174 11.3 3 13 8.3 0 0.3 84 51 | 240 - | 7 | fridge 7
milk powder | powdered milk, dry milk, dried milk, milk solid | dairy | dairy | | 358 35.1 52.2 0.7 0.5 0 52.2 549 18 | 68 - | 14 | pantry 365
whole milk powder | cream powder | dairy | dairy | | 496 26.3 38.4 26.7 16.7 0 38.4 371 97 | 128 - | 14 | pantry 365
buttermilk powder | powdered buttermilk, dried buttermilk, dry buttermilk | dairy | dairy | | 387 34.3 49 5.8 3.6 0 49 517 69 | 120 - | 16 | pantry 365
whey | whey protein, whey protein powder, whey protein isolate, lactose, lactalbumin, milk fat, suero, lactoglobulin, galactose, casein protein, micellar casein | dairy | protein | soy | 353 12.9 74.5 1.1 0.7 0 74.5 1079 6 | 145 - | 20 | pantry 365
goat milk | sheep milk, buffalo milk, camel milk, ewe milk, mares milk | dairy | dairy | | 69 3.6 4.5 4.1 2.7 0 4.5 50 11 | 244 - | 4 | fridge 10
chocolate milk | chocolate drink, chocolate flavored milk | dairy sugar chocolate | drink | | 83 3.2 10.3 3.4 2.1 0.8 9.5 60 12 | 250 - | 2 | fridge 7
nondairy creamer | coffee creamer, non dairy creamer, coffee whitener, creamer, coffee mate, vanilla creamer | dairy sugar oil | dairy | soy | 545 4.8 54.9 35.5 32.5 0 54.9 123 0 | 94 - | 10 | pantry 365
eggnog | egg nog, advocaat mix | dairy egg sugar | drink | | 88 4.5 8.1 4.2 2.6 0 8.1 54 59 | 254 - | 4 | fridge 7
dulce de leche | cajeta, milk caramel, manjar, arequipe, confiture de lait, doce de leite, dulce de leche spread | dairy sugar | sweetener | | 315 6.8 55.4 7.3 4.5 0 49.7 129 29 | 304 - | 8 | pantry 180
custard | creme anglaise, pastry cream, creme patissiere | dairy egg sugar | sweet | | 104 5 11 4.6 2.2 0 11 61 84 | 282 - | 8 | fridge 5
rennet | rennet tablet, junket tablet, pepsin | meat additive | other | milk | 84 1 19.8 0.1 0 0 0 26050 0 | 240 1 | 150 | fridge 180
duck egg | goose egg, turkey egg, century egg, ostrich egg, salted duck egg yolk, pidan | egg | binder | | 185 12.8 1.4 13.8 3.7 0 0.9 146 884 | - 70 | 12 | fridge 30
quail egg | bantam egg, pheasant egg | egg | protein | | 158 13.1 0.4 11.1 3.6 0 0.4 141 844 | - 9 | 20 | fridge 30
egg substitute | egg beaters, liquid egg, pasteurized egg, egg product, egg powder, dried egg, powdered egg, dried egg white, egg white powder, meringue powder, egg wash, pasteurized egg white, albumen, albumin | egg | binder | milk | 48 10 2 0 0 0 2 199 0 | 251 50 | 8 | fridge 30
lysozyme | ovalbumin | egg | other | | 351 76.9 4.2 0 0 0 0 1156 0 | 108 - | 60 | pantry 365
tofu yogurt | soy yogurt, soya yogurt, vanilla soy yogurt, soy curd yogurt | soy | dairy | | 66 2.6 9.7 1.8 0.2 0.4 5.3 13 0 | 245 - | 7 | fridge 14
coconut yogurt | coconut milk yogurt, coconut kefir | fruit | dairy | soy tree_nut | 110 1 9 8 7 0.5 6 30 0 | 245 - | 9 | fridge 14
vegan cheese | nondairy cheese, vegan mozzarella, vegan parmesan, vegan cheddar, daiya, vegan feta, rice cheese, daiya cheese | oil thickener additive | cheese | soy tree_nut | 290 2 22 22 16 1 1 800 0 | 113 28 | 16 | fridge 30
*cultured milk | ayran, lassi, lait ribot, filmjolk, fermented milk, amasi, doogh, airag, kumis, jameed, kurut, kashk, chaas, ryazhenka, varenets, prostokvasha, laban, yakult, ayran drink, laban drink | dairy | dairy | | 41 3.8 4.5 0.9 0.5 0 4.6 40 5 | 243 - | 4 | fridge 14
*fresh cheese | quesillo, crowdie | dairy cheese | protein | | 310 20 3.5 24.5 15 0 1.8 700 70 | 150 - | 12 | fridge 14
*alpine cheese | vacherin fribourgeois, abondance | dairy cheese rennet | cheese | | 413 29.8 0.4 32.3 18.9 0 0.4 714 110 | 108 28 | 24 | fridge 30
*semi-hard cheese | caciocavallo, scamorza, taleggio, bel paese, caciotta, asiago fresco, montasio, robiola, stracchino, crescenza, maasdam, leerdammer, tilsit, tilsiter, jarlsberg, samso, brick cheese, port salut, port du salut, butterkase, esrom, morbier, saint nectaire, saint paulin, tomme, tomme de savoie, cantal, laguiole, red leicester, double gloucester, wensleydale, caerphilly, dubliner, cheshire, sage derby, cheddar curd, tetilla, san simon, leicester, provola, raclette, mimolette, piave | dairy cheese | cheese | | 351 25.6 2.1 26.6 17.1 0 0.6 876 69 | 132 28 | 13 | fridge 30
*hard cheese | sbrinz, parrano | dairy cheese rennet | cheese | | 392 35.8 3.2 25.8 16.4 0 0.8 1376 68 | 100 28 | 20 | fridge 60
*sheep cheese | kefalotyri, kefalograviera, kasseri, zamorano, idiazabal, ossau iraty, petit basque, mahon, kefalotiri, mizithra, graviera, roncal, sheep milk cheese, pecorino toscano, pecorino sardo, fiore sardo, kashkaval, kasar, myzithra | dairy cheese | cheese | | 420 26 1 34 22 0 0.5 700 100 | 110 28 | 24 | fridge 45
*soft-ripened cheese | coulommiers, brillat savarin, saint andre, epoisses, humboldt fog, saint marcellin, reblochon, pont leveque, vacherin, chaource, explorateur, livarot, boursault, delice de bourgogne, squacquerone | dairy cheese | cheese | | 334 20.8 0.5 27.7 17.4 0 0.5 629 100 | 144 28 | 18 | fridge 14
*flavored milk | vanilla milk, milk drink | dairy sugar chocolate | drink | | 83 3.2 10.3 3.4 2.1 0.8 9.5 60 12 | 250 - | 2 | fridge 7
edam | | dairy cheese | cheese |  | 357 25 1.4 27.8 17.6 0 1.4 812 89 | 132 28 | 14 | fridge 30
havarti | danbo | dairy cheese | cheese | | 371 23 2.8 30 19 0 0.5 690 93 | 113 28 | 16 | fridge 21
camembert | | dairy cheese | cheese |  | 300 19.8 0.5 24.3 15.3 0 0.5 842 72 | 246 28 | 18 | fridge 14
comte | beaufort, appenzeller | dairy cheese rennet | cheese | | 413 29.8 0.4 32.3 18.9 0 0.4 714 110 | 108 28 | 28 | fridge 30
gorgonzola | gorgonzola dolce, dolcelatte | dairy cheese rennet | cheese | | 353 21.4 2.3 28.7 18.7 0 0.5 1146 75 | 135 28 | 22 | fridge 28
roquefort | | dairy cheese rennet | cheese | | 369 21.5 2 30.6 19.3 0 0 1809 90 | 135 28 | 30 | fridge 28
stilton | shropshire blue | dairy cheese | cheese | | 353 21.4 2.3 28.7 18.7 0 0.5 1146 75 | 135 28 | 24 | fridge 28
limburger | | dairy cheese | cheese |  | 327 20.1 0.5 27.2 16.7 0 0.5 800 90 | 134 28 | 18 | fridge 21
burrata | stracciatella | dairy cheese | cheese | | 290 15 2 25 16 0 1.5 350 70 | 120 125 | 22 | fridge 5
string cheese | mozzarella stick cheese, cheese stick | dairy cheese | cheese | | 302 26 3.8 20 10.9 0 0.6 652 54 | 113 28 | 12 | fridge 45
farmer cheese | queso blanco, pot cheese, tvorog, twarog, quark cheese, manouri, anthotyro, chaka, panela cheese, queso panela | dairy cheese | cheese | | 140 16 3.5 7 4.5 0 3 300 25 | 220 - | 10 | fridge 10
casein | caseinate, calcium caseinate, milk protein, milk protein isolate | dairy | protein | | 360 85 3 1.5 1 0 1 100 15 | 100 - | 30 | pantry 365
cashew cheese | almond cheese, nut cheese, cashew cream cheese, almond cream cheese, cashew ricotta, almond ricotta | tree_nut | cheese | soy | 330 9 16 26 6 2 3 500 0 | 113 28 | 24 | fridge 14
almond yogurt | almond milk yogurt, cashew yogurt, cashew milk yogurt | tree_nut | dairy | soy | 100 3 9 6 0.6 1.5 5 30 0 | 245 - | 9 | fridge 14
oat yogurt | oatgurt | oats grain | dairy | gluten wheat | 80 1.5 11 3 0.6 1 5 40 0 | 245 - | 8 | fridge 14
soy cheese | soya cheese, tofu cheese, tofu cream cheese, tofu ricotta | soy | cheese | milk | 235 12 7 18 3 0 2 600 0 | 113 28 | 16 | fridge 30
cheese substitute | imitation cheese, cheese alternative, cheese analogue, imitation mozzarella, cheese imitation, imitation cheddar | oil dairy | cheese | soy | 248 11.5 23.7 12.2 3.7 0 23.7 685 0 | 113 28 | 9 | fridge 60
*custard dessert | vanilla custard, custard cream filling, flan, creme brulee, creme caramel, zabaglione, sabayon, crema pasticcera, vla, quindim | dairy egg sugar | sweet | | 104 5 11 4.6 2.2 0 11 61 84 | 282 - | 8 | fridge 5
panna cotta | bavarian cream, bavarois | dairy egg sugar gelatin | sweet |  | 104 5 11 4.6 2.2 0 11 61 84 | 282 - | 8 | fridge 5
`;
