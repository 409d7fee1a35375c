/** Grain, rice, noodles and pasta, dry unless the name says otherwise. */
export const grainsPasta = `
rice | uncle bens, arroz | grain rice | starch | | 365 7.1 80 0.7 0.2 1.3 0.1 5 0 | 185 - | 2.5 | pantry 730
basmati rice | basmati | grain rice | starch | | 365 7.1 80 0.7 0.2 1.3 0.1 5 0 | 185 - | 4 | pantry 730
jasmine rice | thai rice, fragrant rice, jasmine | grain rice | starch | | 365 7.1 80 0.7 0.2 1.3 0.1 5 0 | 185 - | 4 | pantry 730
brown rice | | grain rice | starch |  | 370 7.9 77.2 2.9 0.6 3.5 0.8 7 0 | 185 - | 3.5 | pantry 180
arborio rice | risotto rice, carnaroli rice, short grain rice, paella rice, bomba rice, pudding rice, calrose rice, japanese rice, bomba, carnaroli | grain rice | starch | | 358 6.5 79.2 0.5 0.1 2.8 0 1 0 | 200 - | 6 | pantry 730
cooked rice | steamed rice, cooked white rice, boiled rice, leftover rice, cooked brown rice | grain rice | starch | | 130 2.7 28.2 0.3 0.1 0.4 0.1 1 0 | 158 - | 4 | fridge 4
wild rice | | grain | starch |  | 357 14.7 74.9 1.1 0.2 6.2 2.5 7 0 | 160 - | 14 | pantry 730
quinoa | | grain | starch |  | 368 14.1 64.2 6.1 0.7 7 2.5 5 0 | 170 - | 9 | pantry 730
couscous | moghrabieh, fregola, fregola sarda, fregula, maftoul | grain wheat pasta | starch | | 376 12.8 77.4 0.6 0.1 5 1 10 0 | 173 - | 5 | pantry 365
bulgur | bulgur wheat, bulghur, burghul, bulgar, cracked wheat, bulgar wheat, dalia, daliya, pligouri | grain wheat | starch | | 342 12.3 75.9 1.3 0.2 18.3 0.4 17 0 | 140 - | 5 | pantry 365
trahana | tarhana, kishk | grain wheat dairy | starch | | 340 14 60 5 2.5 6 5 800 12 | 150 - | 8 | pantry 365
barley | jau | grain gluten | starch |  | 352 9.9 77.7 1.2 0.2 15.6 0.8 9 0 | 200 - | 3 | pantry 365
oats | oatmeal, porridge oats | grain oats | starch | gluten wheat | 389 16.9 66.3 6.9 1.2 10.6 1 2 0 | 81 - | 3.5 | pantry 365
soba noodle | soba, buckwheat noodle | grain wheat pasta | starch | | 336 14.4 74.6 0.7 0.1 3 1 792 0 | 60 - | 8 | pantry 365
cooked pasta | cooked spaghetti, cooked macaroni, cooked penne, cooked linguine, cooked rotini, leftover pasta | grain wheat pasta | starch | | 158 5.8 30.9 0.9 0.2 1.8 0.6 1 0 | 140 - | 3 | fridge 4
whole wheat spaghetti | whole wheat angel hair pasta, whole wheat pasta, whole grain pasta, wholemeal pasta, whole wheat penne, whole wheat linguine, whole wheat fusilli, whole wheat rotini, whole wheat macaroni | grain wheat pasta | starch | | 348 14.6 75 1.4 0.3 9 3 8 0 | 105 - | 4 | pantry 730
gluten-free pasta | rice pasta, corn pasta, gluten free spaghetti, lentil pasta, chickpea pasta, quinoa pasta, gluten free noodle, brown rice spaghetti, black bean pasta, brown rice penne, corn spaghetti | grain rice corn pasta | starch | | 357 7.5 79.3 2.1 0.3 11 1 3 0 | 105 - | 8 | pantry 540
egg noodle | kluski, spaetzle, spatzle, chow mein noodle, lo mein noodle, mee noodle, hokkien noodle, yellow noodle, wonton noodle, reshteh, nouilles, rivel, shanghai noodle, shanghai style noodle, bami noodle, e fu noodle, fideo egg, hong kong noodle, kesme, knopfle, amish noodle, chinese noodle, hong kong style noodle, tagliatelle alluovo, farfel | grain wheat pasta egg | starch | | 384 14.2 71.3 4.4 1.2 3.3 1.9 21 84 | 38 - | 4 | pantry 365
fresh pasta | fettuccine, fettuccini, fettucine, tagliatelle, pappardelle, egg pasta, tagliolini, tagliarini, maltagliati, pasta sheet, fresh lasagna, fresh linguine, chitarra, garganelli, tajarin, taglierini, quadrucci, pasta dough, fresh angel hair, lagane, pizzoccheri, bigoli, passatelli, mafaldine, reginette, straw and hay | grain wheat pasta egg | starch | | 288 11.3 54.7 2.3 0.3 2 1 26 73 | 90 - | 8 | fridge 4
ravioli | tortellini, tortelloni, agnolotti, cappelletti, stuffed pasta, filled pasta, cannelloni, mezzelune, manti, pelmeni, pierogi, vareniki, cappellacci, pansotti, anolini, culurgiones, stuffed shell, kreplach, pierogie, uszka, varenyky | grain wheat pasta egg dairy cheese | starch | | 307 13.5 47 7.2 3.6 1.9 0.9 406 42 | 120 10 | 9 | fridge 14
meat dumpling | maultaschen, meat ravioli, beef ravioli, pelmeni meat | grain wheat pasta egg pork beef dairy | starch | soy | 250 12 28 10 3.5 1.8 1.5 500 60 | 120 30 | 10 | fridge 7
gnocchi | gnocchetti, potato dumpling, knodel, gnudi, kluski slaskie, kopytka, lefse, potato cake, halusky, schupfnudeln, canederli | grain wheat pasta starchy | starch | egg milk | 160 3.8 33 1 0.3 2 0.5 450 10 | 150 5 | 6 | fridge 30
*pasta | | grain wheat pasta | starch | egg | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | 105 - | 3 | pantry 730
spaghetti | spaghettini, spaghettoni | grain wheat pasta | starch | | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | 91 - | 3 | pantry 730
*noodle | soup noodle, ramen soup, la mian, pancit canton, noodle cake, mi, lamian, saimin, hokkien mee, lo mein, chow mein, pancit, pad see ew, jjolmyeon | grain wheat pasta | starch | egg | 356 11.3 74.1 0.8 0.1 4.3 2 1840 0 | 60 - | 5 | pantry 365
somen noodle | somen, yakisoba, hiyamugi, somyun, misua, mee sua, kishimen, somyeon | grain wheat pasta | starch | | 356 11.3 74.1 0.8 0.1 4.3 1 1840 0 | 176 - | 6 | pantry 540
cellophane noodle | glass noodle, bean thread, bean vermicelli, sweet potato noodle, dangmyeon, sweet potato vermicelli, sweet potato starch noodle, harusame, crystal noodle, fensi, bean thread vermicelli, saifun, sweet potato starch vermicelli, fen szu, sotanghon, cellophane, tapioca noodle, kelp starch noodle, bean noodle, korean vermicelli, japchae noodle, vermicelli bean thread | legume pasta | starch | | 351 0.2 86.1 0.1 0 0.5 0 10 0 | 140 - | 8 | pantry 730
rice noodle | rice vermicelli, rice stick, vermicelli rice noodle, pad thai noodle, banh pho, pho noodle, vermicelli noodle, rice flour noodle, bihon, mai fun, maifun, rice ribbon noodle, bun noodle, laksa noodle, idiyappam, kway teow, ho fun, sen lek, mi fen, rice sheet noodle, beehoon, bee hoon, chow fun, rice fettuccine, rice spaghetti noodle, khanom chin, banh hoi | grain rice pasta | starch | | 364 6 80.2 0.6 0.2 1.6 0.1 182 0 | 60 - | 5 | pantry 730
rice paper | rice paper wrapper, rice wrapper, spring roll rice paper, banh trang, summer roll wrapper, rice spring roll wrapper, galettes de riz | grain rice | starch | | 340 1 83 0.2 0 1 0 600 0 | - 9 | 8 | pantry 730
wonton wrapper | egg roll wrapper, dumpling wrapper, gyoza wrapper, potsticker wrapper, won ton wrapper, eggroll wrapper, siu mai wrapper, egg roll skin, potsticker skin, shumai wrapper, lumpia, pot sticker wrapper, dumpling skin, mandu wrapper, gow gee wrapper, moo shu wrapper, mandarin pancake, dim sum wrapper, gyoza skin, wonton strip, wonton chip, wonton pastry, wonton crisp, wonton skin | wheat pasta egg | starch | | 291 9.8 57.9 1.5 0.3 1.8 0 572 9 | - 8 | 7 | freezer 90
spring roll wrapper | spring roll pastry, spring roll skin, spring roll sheet, lumpia wrapper | wheat pasta | starch | egg | 291 9.8 57.9 1.5 0.3 1.8 0 572 9 | - 8 | 7 | freezer 90
cooked quinoa | leftover quinoa | grain | starch | | 120 4.4 21.3 1.9 0.2 2.8 0.9 7 0 | 185 - | 5 | fridge 4
cooked couscous | prepared couscous | grain wheat pasta | starch | | 112 3.8 23.2 0.2 0 1.4 0.1 5 0 | 157 - | 4 | fridge 4
cooked bulgur | soaked bulgur, tabbouleh, tabouli, tabbouleh salad | grain wheat | starch | | 83 3.1 18.6 0.2 0 4.5 0.1 5 0 | 182 - | 4 | fridge 4
cooked barley | cooked pearl barley, cooked farro | grain gluten | starch | wheat | 123 2.3 28.2 0.4 0.1 3.8 0.3 3 0 | 157 - | 3 | fridge 4
freekeh | farik, frikeh, freekah | grain wheat | starch | | 338 14.6 70.2 2.4 0.4 10.7 6.8 8 0 | 174 - | 5 | pantry 365
rye | rye berry, rye meal | grain gluten | starch | | 338 10.3 75.9 1.6 0.2 15.1 1 2 0 | 169 - | 4 | pantry 365
millet | bajra, ragi | grain | starch | | 378 11 72.8 4.2 0.7 8.5 1.7 5 0 | 200 - | 4 | pantry 365
buckwheat | buckwheat groat, kasha, groat buckwheat | grain | starch | | 343 13.2 71.5 3.4 0.7 10 2.6 1 0 | 170 - | 6 | pantry 365
black rice | forbidden rice, red rice, purple rice, wehani rice, whole grain rice, black sticky rice | grain rice | starch | | 370 7.9 77.2 2.9 0.6 3.5 0.8 7 0 | 185 - | 7 | pantry 365
glutinous rice | sticky rice, sweet rice, sushi rice, mochi rice, mochigome, waxy rice | grain rice | starch | | 370 6.8 81.7 0.6 0.1 2.8 0 7 0 | 185 - | 4 | pantry 730
rice pilaf mix | rice mix, rice a roni, rice pilaf, spanish rice, yellow rice, long grain and wild rice blend, paella mix, rice side dish, seasoned rice, jambalaya mix, risotto mix, biryani mix, fried rice mix | grain rice wheat pasta | starch | milk soy | 358 10.6 75.8 1.3 0.4 1.2 2.4 1238 0 | 170 - | 6 | pantry 540
puffed rice | rice cereal, rice krispies, rice cake, rice puff, poha, flattened rice, beaten rice, murmura, rice flake, rice crispies, pinipig, aval, chivda rice, rice bran, crisped rice, rice crisps, crispy rice, muri, kurmura, puffed brown rice, rice bubble, rice chex | grain rice | starch | gluten | 381 6.8 85 2 0.5 0.4 9.9 527 0 | 27 9 | 8 | pantry 240
corn flake | cornflake, corn cereal, corn chex, corn pops, frosted flake | grain corn gluten | starch | | 357 7.5 84.1 0.4 0.1 3.3 9.5 729 0 | 28 - | 8 | pantry 240
*cereal | shredded wheat, chex, cheerios, grape nut, weetabix, wheaties, bran, cream of wheat, farina, wheatena, ready to eat cereal, raisin bran, fruit loop, cap n crunch, golden graham, cinnamon toast crunch, kix, cocoa puff, cocoa pebble, fruity pebble, porridge | grain wheat oats | starch | milk tree_nut | 337 11.4 78.8 2.2 0.5 12 0.9 6 0 | 45 - | 9 | pantry 240
wheat bran | bran wheat, unprocessed bran, millers bran, raw bran | grain wheat | starch | | 216 15.6 64.5 4.2 0.6 42.8 0.4 2 0 | 58 - | 4 | pantry 180
wheat germ | wheatgerm | grain wheat | starch | | 360 23.1 51.8 9.7 1.7 13.2 8 12 0 | 115 - | 8 | fridge 180
oat bran | oatbran, oat fiber, oat fibre | grain oats | starch | gluten wheat | 246 17.3 66.2 7 1.3 15.4 1.4 4 0 | 94 - | 5 | pantry 180
granola | muesli, granola clusters, cluster cereal, fruit and nut granola | grain oats sugar tree_nut | sweet | wheat gluten milk soy | 489 14.8 53.2 24.1 4.1 9 20 25 0 | 122 - | 9 | pantry 180
hominy | posole, pozole, nixtamal, mote, pozole corn, cacahuazintle, hominy corn, mote corn, samp, giant white corn, cancha, chulpe corn, choclo, mote pelado, dried corn, corn nut maize | grain corn | starch | | 72 1.5 14.3 0.9 0.1 2.5 1.8 345 0 | 165 - | 3 | pantry 730
cornmeal | corn meal, polenta meal, maize meal, mealie meal, maize flour meal, mielie meal, cornmeal mix base | grain corn | starch | | 370 7.1 79.5 1.8 0.2 3.9 1.6 7 0 | 150 - | 2.5 | pantry 365
polenta | grits, polenta corn, polenta tube, polenta cornmeal | grain corn | starch | | 370 7.1 79.5 1.8 0.2 3.9 1.6 7 0 | 157 - | 3 | pantry 365
macaroni and cheese | mac and cheese, macaroni cheese, macaroni and cheese dinner, mac n cheese, kraft dinner, shell and cheese, cheddar shell, white cheddar shell, hamburger helper, tuna helper, pasta roni cheddar | grain wheat pasta dairy cheese | starch | egg soy | 379 13.8 70.2 4.8 2 3.2 9.6 680 7 | 140 - | 7 | pantry 540
popcorn kernel | unpopped popcorn, popping corn, popcorn kernels unpopped, corn for popping | grain corn | starch | | 375 10.9 74 4.3 0.6 12.7 0.9 7 0 | 200 - | 4 | pantry 730
tapioca pearl | tapioca, sago, sago pearl, boba, sabudana, bubble tea pearl, boba pearl, boba ball, tapioca ball | starchy thickener | thickener | | 358 0.2 88.7 0 0 0.9 3.4 1 0 | 152 - | 5 | pantry 730
*grain | grain mix, multigrain mix, cereal grain, groat | grain wheat | starch | | 338 14.6 70.2 2.4 0.4 10.7 6.8 8 0 | 180 - | 5 | pantry 365
lasagna noodle | lasagna, lasagne | grain wheat pasta | starch | | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | - 20 | 4 | pantry 730
malt | malted barley, malted wheat, malt flour, sprouted barley, malted grain | grain gluten | other | wheat | 361 10.3 78.3 1.8 0.4 7.1 0.8 11 0 | 162 - | 8 | pantry 365
penne | penne rigate, mostaccioli, rigatoni, ziti, ziti rigati, tortiglioni | grain wheat pasta | starch | | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | 105 - | 3 | pantry 730
macaroni | elbow, ditalini, cavatappi, cellentani, pipe rigate, maccheroni, tubetti | grain wheat pasta | starch | | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | 115 - | 3 | pantry 730
fusilli | rotini, gemelli, pasta spiral, cavatelli, farfalle, bow tie, bowtie, orecchiette, rotelle, campanelle | grain wheat pasta | starch | | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | 90 - | 3 | pantry 730
orzo | risoni, acini di pepe, stelline, pastina, small pasta | grain wheat pasta | starch | | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | 190 - | 4 | pantry 730
ramen noodle | ramen, instant noodle, ramen noodle soup, fresh chinese noodle | grain wheat pasta | starch | egg soy | 440 10 60 17 8 2.5 2 1700 0 | 60 85 | 6 | pantry 365
udon noodle | udon | grain wheat pasta | starch | | 356 11.3 74.1 0.8 0.1 3 1 1840 0 | 60 - | 6 | pantry 365
*whole wheat grain | einkorn, kamut, triticale, ebly, wheatgrass, einkorn berry, khorasan | grain wheat | starch | | 338 14.6 70.2 2.4 0.4 10.7 6.8 8 0 | 174 - | 5 | pantry 365
*whole grain | fonio, jobs tears, adlay, coix seed, pseudocereal | grain | starch | | 378 11 72.8 4.2 0.7 8.5 0 5 0 | 200 - | 4 | pantry 365
farro | emmer, emmer wheat, farro piccolo, spelt, spelt berry, grunkern, dinkel | grain wheat | starch | | 338 14.6 70.2 2.4 0.4 10.7 6.8 8 0 | 174 - | 6 | pantry 365
wheat berry | wheatberry, wheat, durum | grain wheat | starch | | 327 12.6 71.2 1.5 0.3 12.2 0.4 2 0 | 192 - | 3 | pantry 365
amaranth | kaniwa | grain | starch | | 371 13.6 65.2 7 1.5 6.7 1.7 4 0 | 193 - | 8 | pantry 365
teff | | grain | starch |  | 367 13.3 73.1 2.4 0.4 8 1.8 12 0 | 193 - | 8 | pantry 365
sorghum | jowar | grain | starch | | 339 11.3 74.6 3.3 0.5 6.3 3.4 6 0 | 192 - | 4 | pantry 365
linguine | linguini, trenette | grain wheat pasta | starch | | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | 91 - | 3 | pantry 730
angel hair pasta | angel hair, capellini, vermicelli, fideo, fidelini, seviyan, sevian | grain wheat pasta | starch | | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | 100 - | 3 | pantry 730
bucatini | perciatelli | grain wheat pasta | starch | | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | 91 - | 4 | pantry 730
*pasta shape | shell, conchiglie, radiatore, casarecce, strozzapreti, paccheri, calamarata, tubettini, ditali, anelli, anelletti, manicotti, corkscrew pasta, bow, ridged ziti, trenne, pasta tube, malloreddus, lumache, lumaconi, farfalline, farfallini, conchiglioni, conchigliette, creste di gallo, busiate, fileja, gigli, sedani, spirali, pasta wheel, mafalda, riccioli, bucati, orechiette, ptitim, pasta nest, tri color pasta twist, fusilli col buco, cresti di gallo, tubini, cencioni, corzetti, creste di galli, filini, foglie dulivo, gnocchetti sardi, maccheroncini, pici, quadrettini, radiatori, sagnarelli, scialatelli, stringozzi, tonnarelli, troccoli, small shell, jumbo shell, trofie | grain wheat pasta | starch | | 371 13 74.7 1.5 0.3 3.2 2.7 6 0 | 105 - | 3 | pantry 730
`;
