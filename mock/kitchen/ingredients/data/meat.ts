/** Meat and poultry, fresh and cured. */
export const meat = `
chicken breast | chicken tender, chicken tenderloin, chicken cutlet, chicken fillet, pechuga de pollo | poultry | protein | | 120 22.5 0 2.6 0.6 0 0 45 73 | 140 174 | 9 | fridge 2
chicken thigh | | poultry | protein |  | 221 16.5 0.2 16.6 4.5 0 0 81 98 | 140 130 | 6 | fridge 2
chicken | hen, capon, poussin, cornish game hen, broiler, fryer, poulet, pollo, chicken oyster | poultry | protein | | 215 18.6 0 15.1 4.3 0 0 70 75 | 140 1500 | 5 | fridge 2
cooked chicken | rotisserie chicken, shredded chicken, roast chicken, roasted chicken, leftover chicken, grilled chicken, chicken tikka, tandoori chicken | poultry | protein | | 239 27.3 0 13.6 3.8 0 0 82 88 | 140 900 | 11 | fridge 4
chicken leg | drumstick, chicken quarter, chicken maryland | poultry | protein | | 214 16.4 0.2 15.9 4.4 0 0 84 93 | 140 110 | 4 | fridge 2
chicken wing | wing, wingette, chicken drumette, drummette | poultry | protein | | 191 17.5 0 12.8 4.1 0 0 84 111 | 140 90 | 7 | fridge 2
ground chicken | minced chicken, chicken mince | poultry | protein | | 143 17.4 0 8.1 2.3 0 0 60 86 | 225 - | 9 | fridge 2
turkey | | poultry | protein |  | 143 21.6 0 5.6 1.5 0 0.1 112 72 | 140 5000 | 5 | fridge 2
turkey breast | turkey cutlet, turkey tenderloin | poultry | protein | | 114 23.7 0 1.5 0.3 0 0.1 113 57 | 140 900 | 9 | fridge 2
ground turkey | minced turkey, turkey mince | poultry | protein | | 150 18.7 0 8.3 2.2 0 0 69 74 | 225 - | 9 | fridge 2
duck | duckling | poultry | protein | | 404 11.5 0 39.3 13.2 0 0 63 76 | 140 1800 | 14 | fridge 2
beef | stew meat, stew beef, braising steak, stewing steak, cholent, keema meat, chile colorado, barbacoa, carne de res, ropa vieja, picadillo, birria, beef carpaccio, steak tartare | beef | protein | | 180 19.2 0 11.5 5 0 0 81 69 | 140 - | 14 | fridge 4
ground beef | minced beef, hamburger, ground chuck, mince, keema, qeema, carne molida | beef | protein | | 254 17.2 0 20 7.6 0 0 66 71 | 225 113 | 11 | fridge 2
beef chuck | chuck, pot roast, beef roast, rump roast, round roast, beef shoulder, blade steak, feather blade, brisket point | beef | protein | | 180 19.2 0 11.5 5 0 0 81 69 | 140 1300 | 13 | fridge 4
flank steak | skirt steak, beef flank, flap meat, bavette steak | beef | protein | | 155 21.2 0 7.2 3 0 0 54 65 | 140 700 | 20 | fridge 4
beef tenderloin | filet mignon, beef fillet, fillet steak, beef filet, tenderloin steak, chateaubriand, eye fillet, chateau steak | beef | protein | | 247 19.6 0 18.2 7.3 0 0 51 85 | 140 170 | 40 | fridge 4
brisket | | beef | protein |  | 165 20.3 0 9.3 3.6 0 0 80 67 | 140 2000 | 12 | fridge 4
beef rib | short rib, beef back rib, prime rib, rib roast | beef | protein | | 388 14.4 0 36.2 15.8 0 0 49 76 | - 250 | 16 | fridge 4
pork | fresh ham, pork joint, pork stew meat, pig, cerdo | pork | protein | | 177 20.1 0 10.1 3.1 0 0 54 65 | 140 - | 8 | fridge 3
pork shoulder | pork butt, boston butt, pulled pork, picnic shoulder, carnitas, pork collar, cochinita pibil, sisig, lechon asado | pork | protein | | 211 17.3 0 15.2 5.3 0 0 63 68 | 140 2000 | 6 | fridge 3
pork loin | pork rack | pork | protein | | 198 19.7 0 12.6 4.4 0 0 50 63 | 140 1500 | 8 | fridge 3
pork tenderloin | pork fillet | pork | protein | | 120 20.6 0 3.5 1.2 0 0 52 65 | 140 450 | 9 | fridge 3
pork chop | | pork | protein |  | 170 20.7 0 9 3 0 0 55 69 | 140 170 | 8 | fridge 3
pork belly | side pork | pork | protein | | 518 9.3 0 53 19.3 0 0 32 72 | 140 - | 10 | fridge 3
pork rib | rib, sparerib | pork | protein | | 277 15.5 0 23.4 7.5 0 0 81 80 | - 100 | 9 | fridge 3
ground pork | minced pork, pork mince | pork | protein | | 263 16.9 0 21.2 7.9 0 0 56 72 | 225 - | 8 | fridge 2
bacon | rasher, bacon lardon, tasso, streaky, tocino, tocino de cerdo | pork processed_meat | protein | | 417 12.6 1.3 39.7 13.3 0 1 662 66 | 220 28 | 13 | fridge 7
pancetta | guanciale | pork processed_meat | protein | | 417 12.6 1.3 39.7 13.3 0 1 662 66 | 150 20 | 24 | fridge 14
ham | honey ham, gammon, jambon | pork processed_meat | protein | | 163 16.6 3.8 8.6 2.9 1.3 0 1143 57 | 140 28 | 11 | fridge 7
prosciutto | parma ham, serrano ham, jamon, jamon serrano, jamon iberico, speck, prosciutto di parma, bresaola pork, proscuitto, pata negra, prosciutto crudo, jambon de bayonne | pork processed_meat | protein | | 195 28 0.5 9 3.2 0 0 2500 80 | 130 14 | 38 | fridge 14
chorizo | | pork processed_meat | protein |  | 455 24.1 1.9 38.3 14.4 0 0 1235 88 | 140 60 | 16 | fridge 14
italian sausage | italian sausage link, italian pork sausage, luganega, bulk italian sausag | pork processed_meat | protein | | 346 14.2 0.7 31.3 11.3 0 0 731 76 | 140 113 | 10 | fridge 3
smoked sausage | kielbasa, andouille, polish sausage, linguisa, linguica, chourico, hot links | pork processed_meat | protein | | 309 12.2 2.8 27.3 9.2 0 1.6 667 66 | 140 85 | 11 | fridge 14
lamb | lamb stew meat, mutton, hogget, lamb chump, lamb henry | lamb | protein | | 134 20.2 0 5.3 1.9 0 0 65 65 | 140 - | 18 | fridge 3
ground lamb | minced lamb, lamb mince | lamb | protein | | 282 16.6 0 23.4 10.2 0 0 59 73 | 225 - | 16 | fridge 2
leg of lamb | leg lamb, lamb leg, lamb shoulder, lamb shank, lamb roast | lamb | protein | | 230 17.9 0 17.1 7.4 0 0 59 69 | 140 2000 | 18 | fridge 3
lamb chop | rack of lamb, lamb cutlet, lamb rib chop, lamb loin chop, lamb rack | lamb | protein | | 310 16.3 0 26.5 11.8 0 0 56 74 | - 100 | 26 | fridge 3
veal | veal scallop, ossobuco, osso buco, rose veal | meat beef | protein | | 144 19.4 0 6.8 2.8 0 0 82 82 | 140 - | 26 | fridge 3
canadian bacon | back bacon, peameal bacon | pork processed_meat | protein | | 111 20.2 1.3 2.8 0.9 0 0.9 743 48 | 140 28 | 14 | fridge 7
turkey bacon | chicken bacon, beef bacon, duck bacon | poultry processed_meat | protein | | 250 15.1 1.7 20.3 5.3 0 1.8 1213 90 | 140 14 | 13 | fridge 7
cooked bacon | crisp bacon, crumbled bacon, fried bacon, bacon crumble, precooked bacon, bacon piece, bacon bit | pork processed_meat | protein | soy | 468 33.9 1.7 35.1 12 0 0 1684 99 | 80 11 | 26 | fridge 5
lean ground beef | ground sirloin, lean minced beef, lean mince, ground round, lean steak mince, lean ground meat | beef | protein | | 176 20 0 10 4.1 0 0 66 65 | 225 113 | 13 | fridge 2
hamburger patty | beef patty, burger patty, burger, hamburger pattie, meat patty | beef | protein | wheat gluten | 254 17.2 0 20 7.7 0 0 67 71 | - 113 | 12 | freezer 120
chicken sausage | turkey sausage, chicken apple sausage, turkey italian sausage, turkey breakfast sausage, turkey kielbasa, turkey sausage link, chicken andouille sausage, chicken italian sausage, turkey smoked sausage | poultry processed_meat | protein | | 155 18.8 0.5 8.1 2 0 0 593 75 | 140 85 | 11 | fridge 5
turkey ham | turkey pastrami, turkey salami, turkey pepperoni, turkey bologna, smoked turkey, deli turkey, turkey breast deli meat, sliced turkey, smoked turkey breast, deli turkey breast, turkey lunch meat, turkey slice, sliced turkey breast, roast turkey breast, turkey cold cut, turkey deli meat, oven roasted turkey breast, chicken cold cut, deli chicken, chicken ham, smoked chicken, smoked chicken breast, turkey neck smoked | poultry processed_meat | protein | | 100 16.4 3.3 2.2 0.3 0 3.3 941 50 | 140 28 | 16 | fridge 5
cooked turkey | roast turkey, leftover turkey, shredded turkey | poultry | protein | | 189 28.6 0.1 7.4 2.2 0 0 103 109 | 140 900 | 11 | fridge 4
cooked chicken breast | grilled chicken breast, grilled chicken strip | poultry | protein | | 165 31 0 3.6 1 0 0 74 85 | 140 170 | 14 | fridge 4
chicken liver | chicken livers pate base | poultry | protein | | 119 16.9 0.7 4.8 1.6 0 0 71 345 | 140 44 | 5 | fridge 2
goose | | poultry game | protein |  | 181 22.7 0 9.3 2.7 0 0 40 71 | 140 700 | 18 | fridge 2
quail | | poultry game | protein |  | 192 19.6 0 12.1 3.4 0 0 53 76 | 140 109 | 25 | fridge 2
balut | penoy | poultry egg | protein | | 188 13.7 1.7 14.2 4 0 1 170 600 | - 60 | 14 | fridge 7
duck breast | magret, magret de canard | poultry | protein | | 202 18.3 0 14 4 0 0 63 100 | 140 200 | 22 | fridge 2
duck confit | confit duck leg, confit de canard, roast duck, cooked duck, confit | poultry | protein | | 337 19 0 28.4 9.7 0 0 59 84 | 140 150 | 30 | fridge 21
rabbit | rabbit saddle, hare | meat game | protein | | 136 20.1 0 5.5 1.7 0 0 41 57 | 140 1200 | 16 | fridge 2
venison | deer, venison haunch, venison stew meat, roe deer | meat game | protein | | 120 23 0 2.4 0.9 0 0 51 85 | 140 - | 25 | fridge 3
goat | chevon, cabrito, curry goat meat | meat lamb | protein | | 109 20.6 0 2.3 0.7 0 0 82 57 | 140 - | 16 | fridge 3
beef shank | beef shin, shin beef, osso bucco, shin of beef | beef | protein | | 128 21.8 0 3.9 1.3 0 0 63 39 | 140 500 | 10 | fridge 3
beef liver | liver | meat beef | protein | | 135 20.4 3.9 3.6 1.2 0 0 69 275 | 140 113 | 7 | fridge 2
tripe | honeycomb tripe, menudo, tripas | meat pork beef | protein | | 85 12.1 0 3.7 1.3 0 0 97 122 | 140 - | 8 | fridge 2
corned beef | salt beef, corned beef hash | beef processed_meat | protein | | 198 14.7 0.1 14.9 4.7 0 0 1217 54 | 140 28 | 15 | fridge 7
pastrami | montreal smoked meat | beef processed_meat | protein | | 147 21.8 0.4 5.8 2.7 0 0.1 1078 68 | 140 28 | 24 | fridge 5
beef jerky | jerky, dried beef, biltong, carne seca, bresaola, chipped beef, pastirma, basturma, cecina, turkey jerky, machaca, bundnerfleisch, pemmican, beef stick, meat stick, slim jim, bakkwa, tasajo | beef processed_meat | protein | soy wheat gluten | 410 33.2 11 25.6 10.8 1.8 9 2081 48 | 90 20 | 50 | pantry 180
salami | salame | pork processed_meat | protein |  | 378 20.9 0.6 31.8 11.5 0 0.2 1737 108 | 120 10 | 22 | fridge 30
pepperoni | | pork processed_meat | protein |  | 494 22.7 0 44 14.9 0 0 1761 105 | 138 2 | 18 | fridge 30
bologna | polony | pork processed_meat | protein | milk soy | 308 15.2 5.5 24.6 9.3 0 4.4 960 60 | 138 28 | 10 | fridge 7
hot dog | frankfurter, wiener, vienna sausage, cocktail sausage, cocktail frank, weiner, wienerwurst, lil smokies, smokie, cocktail wiener, hotdog, beef frank, little smokies, saveloy, corn dog filling, frank, beef frank wiener, hebrew national | pork beef processed_meat | protein | milk soy | 305 11.5 1.7 27.6 10.8 0 0 819 50 | 151 45 | 10 | fridge 14
bratwurst | brat, german sausage | pork processed_meat | protein | wheat gluten milk | 333 13.7 2.9 29.2 10 0 0 846 74 | 140 85 | 11 | fridge 4
blood sausage | black pudding, morcilla, boudin noir, blutwurst, soondae, sundae sausage, kishka, kiszka, drisheen, biroldo, kaszanka, chourico negro | pork processed_meat wheat | protein | gluten milk | 379 14.6 1.3 34.5 13.4 0 1.3 680 120 | 140 85 | 12 | fridge 5
*black sausage | blood pudding, stornoway black pudding | pork processed_meat wheat | protein | gluten milk | 379 14.6 1.3 34.5 13.4 0 1.3 680 120 | - 100 | 12 | fridge 7
beef wellington | pigs in a blanket, pigs in blankets | beef pork wheat egg dairy | protein | soy | 290 13 16 19 8 0.8 1 420 80 | - 150 | 20 | freezer 90
merguez | lamb sausage | lamb beef processed_meat | protein | wheat gluten | 300 15 2 26 10 0 0 700 70 | 140 75 | 15 | fridge 3
meatball | meat loaf, meatloaf, turkey meatball, albondiga, frikadelle, crepinette | beef pork wheat egg dairy | protein | | 280 14 8 21 8 1 2 650 70 | 150 28 | 11 | freezer 120
salt pork | fatback, fat back, pork back fat, pork skin, pork rind, chicharron, lardon, pork fat trimming, crackling, pig skin, jowl bacon, jowl, pork cheek, petit sale, pork scratchings, chicharrones, salo | pork animal_fat | fat | | 748 5 0 80.5 29.4 0 0 2684 86 | 140 28 | 9 | fridge 60
ham hock | smoked hock, pork knuckle, pork hock, ham shank | pork | protein | | 212 23.2 0 12.6 3.6 0 0 132 88 | 140 300 | 6 | fridge 5
*sausage | sausage link, sausage patty, breakfast sausage, casing, hog casing, wurst, sausage meat | pork processed_meat | protein | wheat gluten | 287 15.4 0.7 24.8 7.6 0 0.9 740 70 | 140 75 | 10 | fridge 3
*meat | stew meat mix, meat scrap, meat juice, meat extract, taco meat, bones, carcass, ground meat, minced meat, mixed ground meat, cooking juice, roasting juice | meat beef pork | protein | | 180 19.2 0 11.5 5 0 0 81 69 | 140 - | 12 | fridge 3
*poultry | fowl | poultry | protein | | 215 18.6 0 15.1 4.3 0 0 70 75 | 140 1500 | 6 | fridge 2
*steak | carne asada, steak umm, steakumm | beef | protein | | 201 20.3 0 12.7 5.1 0 0 52 75 | 140 225 | 22 | fridge 4
rib eye steak | ribeye, rib eye, rib steak, delmonico steak, scotch fillet, cowboy steak, tomahawk steak, tomahawk | beef | protein | | 274 17.5 0 22.1 9 0 0 56 68 | 140 340 | 32 | fridge 4
pate | foie gras, rillette, terrine, liver mousse, pate de campagne, fish pate free, mushroom pate free, pate de foie, cretons | poultry pork | protein | milk egg | 319 14.2 1.5 28 9.6 0 0 697 255 | 208 - | 30 | fridge 7
char siu | barbecued pork, bbq pork, barbecue pork, cha shu, chashu, roast pork, roasted pork, cooked pork, shredded pork, kalua pork, al pastor, gyro pork, crispy pork, siu yuk, lechon, pork floss, cooked pulled pork, rousong | pork | protein | soy wheat gluten | 240 22 8 13 4.5 0 6 500 75 | 140 - | 18 | fridge 4
chicken nugget | chicken finger, breaded chicken, popcorn chicken, chicken strip, fried chicken, chicken patty, breaded chicken breast, chicken kiev, chicken schnitzel, chicken cutlet breaded, breaded chicken tender, chicken milanese, chicken cordon bleu | poultry wheat | protein | egg milk soy | 261 14.4 16.2 15.4 3.4 0.7 1.3 538 34 | 140 18 | 11 | freezer 180
chicken fried steak | country fried steak, wiener schnitzel, schnitzel, veal schnitzel, breaded veal, milanesa, tonkatsu, breaded pork chop, katsu | beef pork wheat egg dairy | protein | soy | 270 15 16 16 4.5 0.8 1 500 60 | - 120 | 13 | freezer 90
crocodile | python | meat game | protein | | 120 23 0 2.4 0.9 0 0 51 85 | 140 - | 40 | freezer 120
sirloin steak | sirloin, strip steak, rump steak, round steak, cube steak, tri tip, flat iron steak, london broil, top round, striploin, beef round, eye of round, beef rump, picanha, onglet, bottom round, beef strip, skirt, top loin, shell steak, porterhouse, silverside, topside, vacio, asado, chuck eye, teres major, petite tender, beef navel, denver steak | beef | protein | | 201 20.3 0 12.7 5.1 0 0 52 75 | 140 225 | 22 | fridge 4
*poultry offal | giblet, gizzard, chicken feet, chicken foot, chicken offal, chicken back, turkey giblet stock, chicken paw | poultry | protein | | 119 16.9 0.7 4.8 1.6 0 0 71 345 | 140 44 | 5 | fridge 2
*game bird | pheasant, grouse, partridge, pigeon, squab, guinea fowl, guinea hen, mallard, ostrich, emu, woodcock, snipe, ptarmigan, silkie chicken, quail bird, teal | poultry game | protein | | 181 22.7 0 9.3 2.7 0 0 40 71 | 140 700 | 18 | fridge 2
*game | kangaroo, antelope, bear, squirrel, alligator, turtle, horse, frog, snake, iguana, beaver, camel, yak, agouti, capybara, wallaby, llama, guinea pig, cuy, raccoon | meat game | protein | | 120 23 0 2.4 0.9 0 0 51 85 | 140 - | 25 | fridge 3
*soup bone | marrow, ox cheek, neck bone, meat bone, knuckle bone, beef tendon, pork neck bone, tendon | beef | protein | | 128 21.8 0 3.9 1.3 0 0 63 39 | 140 500 | 10 | fridge 3
*offal | haggis, intestine, chitterling, chitlin, hog maw, pork stomach, cow foot, calf foot, beef lung, lamb tongue, organ meat, variety meat, pig blood, pork blood, duck blood, beef blood, lamb offal, caul fat, omentum, testicle, brain, andouillette, faggot, udder, melts, cow heel, mondongo, veal foot | meat pork beef | protein | wheat gluten | 85 12.1 0 3.7 1.3 0 0 97 122 | 140 - | 8 | fridge 2
*cured sausage | soppressata, cervelat, summer sausage, finocchiona, sopressata, lap cheong, chinese sausage, landjager, saucisson, saucisson sec, dried sausage, droewors, fuet, salchichon, chinese pork sausage, lap chong, peperone, salamino, sujuk, sucuk, salume, salumi, cured pork sausage, nduja, capicola, coppa, capocollo, copa, lonza, culatello, lardo, charcuterie, lonzino, mocetta, prosciutto cotto, lop chong, lop cheong, cabanossi, chistorra, ciauscolo, kabanos, krakowska, lomo, spek, pinkel, lap xuong | pork processed_meat | protein | | 378 20.9 0.6 31.8 11.5 0 0.2 1737 108 | 120 10 | 22 | fridge 30
*cold cut | lunch meat, deli meat, olive loaf, luncheon loaf, ham loaf, meat loaf deli, deviled ham, potted meat, fleischwurst, leberkase, gelbwurst, lyoner, head cheese, headcheese, brawn, souse, scrapple, teewurst, mettwurst, extrawurst, jagdwurst, devilled ham, fleischkase, bierwurst, haslet | pork processed_meat | protein | milk soy | 308 15.2 5.5 24.6 9.3 0 4.4 960 60 | 138 28 | 10 | fridge 7
*fresh sausage | bockwurst, weisswurst, knockwurst, knackwurst, boerewors, white pudding, boudin blanc, boudin, cumberland sausage, lincolnshire sausage, toulouse sausage, chipolata, banger, thuringer, nurnberger, currywurst, irish sausage, british sausage, cervelas, rookworst, longaniza, loukaniko, butifarra, botifarra, medisterpolse, salsiccia, sobrasada, sobrassada, morcon, sai ua, nem chua, naem, makanek, chaurice, cotechino, zampone, cha lua, falukorv | pork processed_meat | protein | wheat gluten | 333 13.7 2.9 29.2 10 0 0 846 74 | 140 85 | 11 | fridge 4
*kebab | beef sausage, kofta, kofte, kefta, makanek lamb, shawarma, doner, gyros, souvlaki | lamb beef processed_meat | protein | wheat gluten | 300 15 2 26 10 0 0 700 70 | 140 75 | 15 | fridge 3
*pork cut | pig foot, trotter, pork foot, pig feet, pigtail, eisbein, pigs ear, suckling pig, porchetta, whole hog | pork | protein | | 212 23.2 0 12.6 3.6 0 0 132 88 | 140 300 | 6 | fridge 5
bison | buffalo | meat game | protein | | 146 20.2 0.1 7.2 2.9 0 0 70 55 | 225 113 | 24 | fridge 2
wild boar | boar | pork game | protein | | 122 21.5 0 3.3 1 0 0 0 0 | 140 - | 22 | fridge 3
elk | moose, caribou, reindeer | meat game | protein | | 111 22.9 0 1.4 0.5 0 0 58 55 | 140 - | 26 | fridge 3
oxtail | ox tail, beef tail | beef | protein | | 262 18 0 21 8 0 0 75 80 | 140 120 | 14 | fridge 3
roast beef | cooked beef, cooked steak | beef | protein | | 160 24 1 6.5 2.5 0 0.5 600 65 | 140 28 | 24 | fridge 4
mortadella | | pork processed_meat | protein | tree_nut milk | 311 16.4 3 25.4 9.5 0 0 1246 56 | 138 15 | 18 | fridge 7
spam | luncheon meat, treet | pork processed_meat | protein | | 293 12.5 3.4 25.1 8.9 0 0 1036 76 | 138 56 | 12 | pantry 900
liverwurst | braunschweiger, liver sausage, liver spread, leberwurst | pork processed_meat | protein | milk wheat gluten | 326 14.1 2.2 28.5 10.6 0 0 860 158 | 220 28 | 14 | fridge 7
beef tongue | tongue | beef | protein | | 224 14.9 3.7 16.1 7 0 0 69 87 | 140 - | 12 | fridge 3
kidney | beef kidney, lamb kidney, veal kidney, pork kidney | meat beef pork | protein | | 99 17.4 0.3 3.1 0.9 0 0 182 411 | 140 80 | 9 | fridge 2
sweetbread | lamb sweetbread | meat beef | protein | | 101 17.2 0 3.1 0.8 0 0 67 250 | 140 - | 24 | fridge 2
pork liver | pig liver | pork | protein | | 134 21.4 2.5 3.6 1.2 0 0 87 301 | 140 113 | 5 | fridge 2
lamb liver | lamb fry | lamb | protein | | 139 20.4 1.8 5 1.9 0 0 70 371 | 140 113 | 7 | fridge 2
`;
