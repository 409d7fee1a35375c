/** Fish, crustaceans and molluscs. */
export const seafood = `
salmon | | fish | protein |  | 208 20.4 0 13.4 3 0 0 59 55 | 140 170 | 24 | fridge 2
smoked salmon | lox, gravlax, gravadlax, gravad lax | fish | protein | | 117 18.3 0 4.3 0.9 0 0 672 23 | 136 28 | 45 | fridge 14
canned tuna | tuna in water, tuna can, albacore tuna, chunk light tuna, tinned tuna, can tuna, white tuna | fish | protein | soy | 86 19.4 0 1 0.2 0 0 247 36 | 146 142 | 11 | pantry 730
tuna | ahi, yellowfin, bluefin, albacore, maguro, toro, tongol, tunafish, tuna fish, atun, chutoro, otoro, negitoro | fish | protein | | 109 24.4 0 0.5 0.2 0 0 45 39 | 140 170 | 32 | fridge 2
cod | codfish | fish | protein | | 82 17.8 0 0.7 0.1 0 0 54 43 | 140 170 | 20 | fridge 2
halibut | | fish | protein |  | 91 18.6 0 1.3 0.3 0 0 68 49 | 140 170 | 40 | fridge 2
tilapia | | fish | protein |  | 96 20.1 0 1.7 0.6 0 0 52 50 | 140 115 | 12 | fridge 2
sea bass | bass, branzino, barramundi, bhetki, lubina | fish | protein | | 97 18.4 0 2 0.5 0 0 68 41 | 140 170 | 30 | fridge 2
snapper | | fish | protein |  | 100 20.5 0 1.3 0.3 0 0 64 37 | 140 170 | 26 | fridge 2
mackerel | saba, aji, horse mackerel | fish | protein | | 205 18.6 0 13.9 3.3 0 0 90 70 | 140 112 | 14 | fridge 2
sardine | sprat, pilchard, brisling, sardina | fish | protein | | 208 24.6 0 11.4 1.5 0 0 307 142 | 149 24 | 14 | pantry 730
anchovy | anchovy fillet oil, boquerones, acciughe, alici, dilis, myeolchi | fish | seasoning | | 210 28.9 0 9.7 2.2 0 0 3668 85 | 140 4 | 40 | pantry 365
shrimp | prawn, gambas, ebi, amaebi, camaron, crevette, camarones, langostino, camarones secos, gamberi, jhinga, shrimp cocktail, prawn cocktail | crustacean | protein | | 85 20.1 0 0.5 0.1 0 0 119 161 | 145 12 | 20 | fridge 2
crab | crabmeat, dungeness | crustacean | protein | | 87 18.1 0 1.1 0.2 0 0 293 78 | 135 - | 50 | fridge 2
lobster | langosta, homard, langouste, tomalley | crustacean | protein | | 77 16.5 0 0.8 0.2 0 0 423 127 | 145 500 | 60 | fridge 2
scallop | coquille, coquilles st jacques, zamburina, hotate, coquilles saint jacques | mollusc | protein | | 69 12.1 3.2 0.5 0.1 0 0 392 24 | 150 20 | 40 | fridge 2
mussel | moules, cozze, mejillon, mejillones | mollusc | protein | | 86 11.9 3.7 2.2 0.4 0 0 286 28 | 150 12 | 9 | fridge 2
clam | cockle, vongole, quahog, cherrystone, palourde, littleneck, pipi, steamer, tellin, hamaguri, mirugai, asari, vongole veraci, navajas, almeja, hokkigai, surf clam | mollusc | protein | | 86 14.7 3.6 1 0.2 0 0 601 30 | 227 15 | 14 | fridge 2
oyster | ostriche, ostra, oysters rockefeller | mollusc | protein | | 81 9.4 5 2.3 0.5 0 1.2 106 50 | 248 50 | 25 | fridge 2
squid | calamari, squid tube, squid ink, cuttlefish ink, chipirones, chipiron, seppie, ika, calamares, nero di seppia, calamari tube, squid body, pota | mollusc | protein | | 92 15.6 3.1 1.4 0.4 0 0 44 233 | 140 - | 14 | fridge 2
sockeye salmon | wild salmon, king salmon, coho salmon, chinook salmon, pink salmon, chum salmon, red salmon, alaskan salmon, sockeye, coho, kokanee | fish | protein | | 142 21.3 0 5.6 1.2 0 0 112 53 | 140 170 | 32 | fridge 2
canned salmon | tinned salmon, salmon flake | fish | protein | | 138 23.1 0 5 0.9 0 0 381 83 | 150 170 | 12 | pantry 730
tuna in oil | tuna in olive oil, tuna olive oil, ventresca, italian tuna | fish | protein | | 198 29.1 0 8.2 1.5 0 0 416 18 | 146 142 | 14 | pantry 730
trout | steelhead | fish | protein | | 141 19.9 0 6.2 1.4 0 0 51 59 | 140 160 | 18 | fridge 2
smoked trout | | fish | protein |  | 117 18.3 0 4.3 0.9 0 0 672 23 | 136 85 | 30 | fridge 7
haddock | | fish | protein |  | 74 16.3 0 0.5 0.1 0 0 213 54 | 140 150 | 18 | fridge 2
catfish | catfish nugget | fish | protein | | 119 15.2 0 5.9 1.3 0 0 98 55 | 140 150 | 14 | fridge 2
monkfish | lotte, anglerfish, angler, ankimo, monkfish liver | fish | protein | | 76 14.5 0 1.5 0.3 0 0 18 25 | 140 170 | 26 | fridge 2
swordfish | | fish | protein |  | 144 19.7 0 6.7 1.6 0 0 81 66 | 140 170 | 32 | fridge 2
mahi mahi | mahimahi, dolphinfish | fish | protein | | 85 18.5 0 0.7 0.2 0 0 88 73 | 140 170 | 26 | fridge 2
herring | kipper snack, matjes, rollmop, surstromming, alewife, menhaden | fish | protein | milk wheat gluten | 158 18 0 9 2 0 0 90 60 | 140 120 | 14 | fridge 14
eel | unagi, conger, anago, lamprey, moray, elver, unagi kabayaki, kabayaki | fish | protein | soy wheat gluten | 184 18.4 0 11.7 2.4 0 0 51 126 | 140 150 | 35 | fridge 2
sturgeon | paddlefish, sterlet | fish | protein | | 105 16.1 0 4 0.9 0 0 54 60 | 140 170 | 35 | fridge 2
salt cod | dried cod, bacalao, baccala, bacalhau, saltfish, salt fish, stockfish, dried fish, salted cod, salted fish, klipfish, dry fish, ikan bilis, lutefisk, dried sardine, niboshi, maldive fish, iriko, bombay duck, dried pollock, chirimen jako, shirasu, fish floss, clipfish, mojama | fish | protein | | 290 62.8 0 2.4 0.5 0 0 7027 152 | 140 - | 24 | pantry 180
bonito flake | katsuobushi, bonito, katsuo bushi, skipjack, skipjack tuna, hanakatsuo, katsuo | fish | seasoning | | 350 76 1 3 0.8 0 0 400 190 | 12 3 | 90 | pantry 365
caviar | beluga, beluga caviar, kalles kaviar | fish | protein | | 264 24.6 4 17.9 4.1 0 0 1500 588 | 256 16 | 600 | fridge 14
fish stick | fish finger, breaded fish, fish cake, fishcake, fish ball, fish patty, fish nugget, gefilte fish, kamaboko, narutomaki, chikuwa, hanpen, fish tofu, fish burger, fried fish, battered fish, naruto, satsuma age, fish paste cake, eomuk, quenelle, otak otak, salmon patty, salmon cake, salmon burger, gortons, van de kamps, mrs pauls | fish wheat egg | protein | milk soy crustacean mustard | 277 11 21.7 16.2 3.7 1.5 1.6 402 28 | 140 28 | 11 | freezer 180
crab cake | crabcake, shrimp cake, lobster cake | crustacean wheat egg | protein | milk soy mustard fish | 188 13 12 9.5 1.6 0.6 1 560 90 | - 85 | 28 | freezer 90
surimi | imitation crab, crab stick, imitation crabmeat, seafood stick, kani, kanikama, imitation lobster, imitation shrimp, krab, fake crab, crabstick, surimi crab, artificial crab meat, kani kama | fish wheat egg soy crustacean | protein | mollusc | 95 7.6 15 0.5 0.2 0.5 6.2 529 20 | 140 17 | 11 | freezer 180
crawfish | crayfish, crawdad, yabby, langoustine, crawfish fat, scampi, norway lobster, mudbug, marron, moreton bay bug, balmain bug, acocil, ecrevisse | crustacean | protein | | 72 14.8 0 1 0.2 0 0 62 107 | 145 20 | 26 | fridge 2
dried shrimp | shrimp powder, dried prawn, camaron seco, sakura shrimp, shrimp head, shrimp shell, prawn shell, shrimp floss, krill, barnacle, goose barnacle, percebes, mantis shrimp, sakura ebi, sea mantis, squilla, hae bee, xiami | crustacean | seasoning | | 290 62 2 3 0.6 0 0 3000 600 | 60 1 | 60 | pantry 365
octopus | pulpo, tako, dried squid, tentacles, polpo | mollusc | protein | | 82 14.9 2.2 1 0.2 0 0 230 48 | 140 - | 22 | fridge 2
abalone | awabi | mollusc | protein | | 105 17.1 6 0.8 0.1 0 0 301 85 | 140 10 | 45 | fridge 2
*seafood | shellfish, fruit de mer, frutti di mare, seafood cocktail, seafood marinara mix, seafood salad, fritto misto, paella, fritto misto di mare, crustacean, mollusc, mollusk, california roll, sushi roll, maki roll | fish crustacean mollusc | protein | | 85 17 2 1 0.2 0 0 300 110 | 145 - | 20 | freezer 120
*fish | whitefish, fish maw, cod liver oil, fish oil, salmon oil, fish frame, fish gelatin, sashimi, isinglass, sushi, ceviche, poke, ikan, pescado, snoek, surmai, sea robin, kedgeree, tusk, ono, bowfin, galunggong, karimeen, katla, catla, kapenta, omena, nile perch | fish | protein | | 70 12.4 0 1.9 0.4 0 0 296 45 | 140 150 | 18 | fridge 2
*smoked fish | smoked whitefish, finnan haddie, kipper, kippered herring, smoked sable, bloater, arbroath smokie, buckling, tinapa, tuyo, daing, tawilis | fish | protein | | 117 18.3 0 4.3 0.9 0 0 672 23 | 136 85 | 30 | fridge 7
*white fish | ling, cusk, pouting, blue grenadier, lingcod, scrod, burbot, gurnard, pout, atka mackerel, basa, swai, pangasius, dory, megrim, sanddab, petrale, tilefish, croaker, drum, whitefish fillet, white bass, crappie, sunfish, bluegill, pomfret, tai, wolffish, stingray, blowfish, fugu, lumpfish, sculpin, goby, threadfin, lizardfish, sillago, white fish cake, buffalo fish, tench, alfonsino, amago, anchovetta, angelfish, arapaima, ayu, bleak, bluenose, boarfish, bocaccio, candlefish, chub, cisco, coalfish, dace, eulachon, grayling, grunion, hairtail, hapuku, kabeljou, kingklip, loach, muskellunge, rascasse, roach, rohu, hilsa, rosefish, rudd, snook, vendace, orfe, bullhead | fish | protein | | 74 16.3 0 0.5 0.1 0 0 213 54 | 140 150 | 18 | fridge 2
*firm fish | marlin, sailfish, rock salmon, huss, opah, spearfish, billfish, shark fin, wahoo, ono fish, trevally, jack fish, pompano, kingfish, triggerfish, parrotfish, wrasse, emperor fish, tautog, blackfish, escolar, yellowtail snapper, jobfish, milkfish, bangus, shad, barracuda, tarpon, king fish, queenfish, sheepshead, tripletail, weakfish, corvina, meagre, stone bass, wreckfish, toothfish, hapuka, kahawai, warehou, tarakihi, blue cod, mulloway, flathead, garfish, needlefish, sauries, sanma, ray, dorado, moonfish | fish | protein | | 144 19.7 0 6.7 1.6 0 0 81 66 | 140 170 | 32 | fridge 2
*roe | ikura, tobiko, masago, tarama, bottarga, mentaiko, herring roe, ossetra, sevruga, fish egg, tarako, karasumi, sujiko, kazunoko, osetra, botargo, lojrom | fish | protein | | 264 24.6 4 17.9 4.1 0 0 1500 588 | 256 16 | 200 | fridge 14
*sea snail | periwinkle, snails in garlic butter, geoduck, sea cucumber, jellyfish, limpet, winkle, conpoy, turban shell, top shell, trochus, nautilus, ormer, paua, sazae | mollusc | protein | | 105 17.1 6 0.8 0.1 0 0 301 85 | 140 10 | 45 | fridge 2
sole | flounder, plaice, turbot, brill, dab, fluke, flatfish | fish | protein | | 70 12.4 0 1.9 0.4 0 0 296 45 | 140 130 | 24 | fridge 2
pollock | pollack, hake, whiting, hoki, merluza, coley, saithe | fish | protein | | 56 12.2 0 0.4 0.1 0 0 333 46 | 140 130 | 12 | fridge 2
perch | redfish, rockfish, rock fish | fish | protein | | 79 15.3 0 1.5 0.3 0 0 287 52 | 140 120 | 18 | fridge 2
pike | walleye, zander, pickerel, sauger, pike perch | fish | protein | | 88 19.3 0 0.7 0.1 0 0 39 39 | 140 150 | 20 | fridge 2
carp | | fish | protein |  | 127 17.8 0 5.6 1.1 0 0 49 66 | 140 150 | 10 | fridge 2
grouper | cobia, hogfish | fish | protein | | 92 19.4 0 1 0.2 0 0 53 37 | 140 170 | 28 | fridge 2
bluefish | | fish | protein |  | 124 20 0 4.2 0.9 0 0 60 59 | 140 150 | 14 | fridge 2
mullet | rouget | fish | protein | | 117 19.4 0 3.8 1.1 0 0 65 49 | 140 120 | 14 | fridge 2
sablefish | black cod, butterfish | fish | protein | | 195 13.4 0 15.3 3.2 0 0 56 49 | 140 170 | 40 | fridge 2
sea bream | bream, dorade, porgy, orata, scup, daurade | fish | protein | | 105 18.9 0 2.7 0.6 0 0 42 52 | 140 150 | 22 | fridge 2
yellowtail | hamachi, amberjack, kampachi, hiramasa, buri, kanpachi | fish | protein | | 146 23.1 0 5.2 1.3 0 0 39 55 | 140 170 | 40 | fridge 2
shark | dogfish | fish | protein | | 130 21 0 4.5 0.9 0 0 79 51 | 140 170 | 20 | fridge 2
orange roughy | roughy | fish | protein | | 76 16.4 0 0.7 0 0 0 72 60 | 140 150 | 22 | fridge 2
smelt | capelin, whitebait, shishamo | fish | protein | | 97 17.6 0 2.4 0.5 0 0 60 70 | 140 20 | 14 | fridge 2
skate | | fish | protein |  | 89 20.5 0 0.7 0.1 0 0 100 50 | 140 200 | 18 | fridge 2
cuttlefish | sepia | mollusc | protein | | 79 16.2 0.8 0.7 0.1 0 0 372 112 | 140 - | 16 | fridge 2
snail | escargot | mollusc | protein | | 90 16 2 1.4 0.4 0 0 70 50 | 140 5 | 30 | pantry 540
sea urchin | uni | mollusc | protein | | 120 13 8 4.8 1 0 0 220 300 | 200 10 | 200 | fridge 2
conch | whelk, bulot | mollusc | protein | | 130 26.3 1.7 1.2 0.4 0 0 153 65 | 127 - | 28 | fridge 2
arctic char | char | fish | protein | | 141 19.9 0 6.2 1.4 0 0 51 59 | 140 170 | 26 | fridge 2
`;
