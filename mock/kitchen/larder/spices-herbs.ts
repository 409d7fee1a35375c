/** Salt, spices and herbs, fresh and dried. */
export const spicesHerbs = `
salt | table salt, sea salt, kosher salt, coarse salt, fine salt, kosher, sea, himalayan salt, flaky salt, flaky sea salt, fleur de sel, rock salt, iodized salt, pickling salt, coarse kosher salt, fine sea salt, sea flake, pink salt, maldon salt, diamond crystal kosher, kosher sea, cooking salt, curing salt, sel gris, salt flake | salt | seasoning |  | 0 0 0 0 0 0 0 38758 0 | 292 - | 1.5 | pantry 2000
black pepper | pepper, ground pepper, ground black pepper, peppercorn, black peppercorn, cracked black pepper, freshly ground pepper, fresh ground pepper, fresh ground black pepper, whole peppercorn, table pepper, green peppercorn, pink peppercorn, cracked pepper | spice | seasoning |  | 251 10.4 64 3.3 1.4 25.3 0.6 20 0 | 110 - | 30 | pantry 1000
white pepper | ground white pepper, white peppercorn | spice | seasoning |  | 296 10.4 68.6 2.1 0.6 26.2 0 5 0 | 115 - | 35 | pantry 1000
cumin | ground cumin, cumin powder, cumin seed, jeera, jeera powder | spice | spice |  | 375 17.8 44.2 22.3 1.5 10.5 2.2 168 0 | 96 - | 25 | pantry 730
cinnamon | ground cinnamon, cinnamon stick, cinnamon powder, stick cinnamon, ceylon cinnamon, cinnamon bark, cassia | spice | spice |  | 247 4 80.6 1.2 0.3 53.1 2.2 10 0 | 125 3 | 25 | pantry 730
paprika | sweet paprika, hungarian paprika, hot paprika, smoked paprika, spanish paprika, sweet smoked paprika, pimenton, paprika powder | spice nightshade | spice |  | 282 14.1 54 12.9 2.1 34.9 10.3 68 0 | 109 - | 25 | pantry 730
chili powder | chile powder, red chile powder, chilli powder, red chili powder, ancho powder, chipotle chile powder, ancho chile powder, kashmiri chili powder, chipotle powder, kashmiri chilli powder | spice nightshade | spice |  | 282 13.5 49.7 14.3 2.5 34.8 7.2 4000 0 | 125 - | 25 | pantry 730
cayenne pepper | cayenne, ground cayenne, ground cayenne pepper, ground red pepper, red pepper powder, cayenne powder, gochugaru, korean chili flake, aleppo pepper, urfa biber | spice nightshade | spice |  | 318 12 56.6 17.3 3.3 27.2 10.3 30 0 | 85 - | 28 | pantry 730
red pepper flake | red chile flake, chile flake, crushed red pepper, chili flake, pepper flake, dried red chile, chilli flake, crushed red pepper flake, red chili flake, dried chile, dried chili, chile pepper flake, crushed chili flake, dried chilli, dried red chili | spice nightshade | spice |  | 318 12 56.6 17.3 3.3 27.2 10.3 30 0 | 85 - | 28 | pantry 730
turmeric | ground turmeric, tumeric, turmeric powder, haldi, fresh turmeric, turmeric root | spice root | spice |  | 312 9.7 67.1 3.2 1.8 22.7 3.2 27 0 | 150 - | 22 | pantry 730
coriander | ground coriander, coriander powder, coriander seed, dhania powder | spice | spice |  | 298 12.4 55 17.8 1 41.9 0 35 0 | 80 - | 22 | pantry 730
garam masala | masala, masala powder, chaat masala, tandoori masala, biryani masala, chana masala powder | spice | spice | ~mustard ~celery | 379 15 45 15 2 25 3 97 0 | 100 - | 35 | pantry 365
curry powder | madras curry powder, madra curry powder, curry, mild curry powder, hot curry powder, yellow curry powder | spice | spice | ~mustard ~celery | 325 14.3 55.8 14 1.6 53.2 2.8 52 0 | 101 - | 30 | pantry 365
nutmeg | ground nutmeg, grated nutmeg, whole nutmeg, freshly grated nutmeg, mace, ground mace | spice | spice |  | 525 5.8 49.3 36.3 25.9 20.8 28.5 16 0 | 112 - | 45 | pantry 1000
cloves | clove, ground clove, whole clove, clove powder | spice | spice |  | 274 6 65.5 13 4 33.9 2.4 277 0 | 104 - | 45 | pantry 1000
allspice | ground allspice, allspice berry, pimento berry, whole allspice, jamaica pepper | spice | spice |  | 263 6.1 72.1 8.7 2.5 21.6 0 77 0 | 96 - | 35 | pantry 1000
cardamom | ground cardamom, cardamom pod, cardamom seed, green cardamom, black cardamom pod, green cardamom pod, cardamom powder, black cardamom | spice | spice |  | 311 10.8 68.5 6.7 0.7 28 0 18 0 | 93 - | 90 | pantry 730
ground ginger | ginger powder, powdered ginger, dried ginger, dry ginger | spice | spice |  | 335 9 71.6 4.2 2.6 14.1 3.4 27 0 | 85 - | 30 | pantry 730
garlic powder | granulated garlic, dried garlic, garlic granule, garlic flake | spice allium | seasoning |  | 331 16.6 72.7 0.7 0.2 9 2.4 60 0 | 155 - | 20 | pantry 730
onion powder | granulated onion, dried onion, minced onion dried, dried minced onion, onion flake, onion granule | spice allium | seasoning |  | 341 10.4 79.1 1 0.2 15.2 6.6 73 0 | 110 - | 20 | pantry 730
bay leaf | bay, laurel leaf, fresh bay leaf, dried bay leaf, turkish bay leaf | herb spice | herb |  | 313 7.6 75 8.4 2.3 26.3 0 23 0 | 29 0.2 | 60 | pantry 730
oregano | dried oregano, oregano leaf, mexican oregano, ground oregano, fresh oregano | herb | herb |  | 265 9 68.9 4.3 1.6 42.5 4.1 25 0 | 48 - | 30 | pantry 730
thyme | fresh thyme, thyme leaf, thyme sprig, sprig thyme, lemon thyme, sprig of thyme | herb | herb |  | 101 5.6 24.4 1.7 0.5 14 0 9 0 | 40 1 | 40 | fridge 10
dried thyme | ground thyme, dried thyme leaf | herb | herb |  | 276 9.1 63.9 7.4 2.7 37 1.7 55 0 | 48 - | 40 | pantry 730
rosemary | fresh rosemary, rosemary leaf, rosemary sprig, sprig rosemary, sprig of rosemary | herb | herb |  | 131 3.3 20.7 5.9 2.8 14.1 0 26 0 | 28 1.5 | 40 | fridge 14
sage | fresh sage, sage leaf, dried sage, rubbed sage, ground sage, sprig sage | herb | herb |  | 315 10.6 60.7 12.8 7 40.3 1.7 11 0 | 34 0.5 | 40 | fridge 10
basil | fresh basil, basil leaf, thai basil, sweet basil, holy basil, basil sprig, fresh basil leaf, purple basil, thai basil leaf | herb leafy | herb |  | 23 3.1 2.6 0.6 0 1.6 0.3 4 0 | 24 0.5 | 30 | fridge 5
dried basil | dry basil, dried basil leaf | herb | herb |  | 233 23 47.8 4.1 2.2 37.7 1.7 76 0 | 34 - | 30 | pantry 730
parsley | fresh parsley, italian parsley, flat leaf parsley, leaf parsley, flatleaf parsley, parsley leaf, curly parsley, parsley sprig, italian flat leaf parsley, italian leaf parsley, italian parsley leaf, sprig parsley, parsley stem, parsley root | herb leafy | herb |  | 36 3 6.3 0.8 0.1 3.3 0.8 56 0 | 60 1 | 15 | fridge 8
cilantro | fresh cilantro, cilantro leaf, coriander leaf, fresh coriander, cilantro sprig, chopped cilantro, cilantro stem, coriander sprig, coriander root, coriander stem, chopped coriander, bunch coriander, coriander leave, culantro | herb leafy | herb |  | 23 2.1 3.7 0.5 0 2.8 0.9 46 0 | 16 2 | 12 | fridge 7
mint | fresh mint, mint leaf, mint sprig, peppermint, spearmint, sprig mint, fresh mint leaf, dried mint, sprig of mint | herb leafy | herb |  | 44 3.3 8.4 0.7 0.2 6.8 0 30 0 | 25 0.1 | 25 | fridge 7
dill | fresh dill, dill weed, dillweed, dill sprig, dried dill, dill frond, dill leaf | herb | herb |  | 43 3.5 7 1.1 0.1 2.1 0 61 0 | 9 1 | 30 | fridge 7
chive | fresh chive, snipped chive, garlic chive, chinese chive | herb allium | herb |  | 30 3.3 4.3 0.7 0.1 2.5 1.9 3 0 | 48 1 | 40 | fridge 7
tarragon | fresh tarragon, tarragon leaf, dried tarragon, tarragon sprig | herb | herb |  | 295 22.8 50.2 7.2 1.9 7.4 0 62 0 | 29 1 | 45 | fridge 7
italian seasoning | mixed herb, dried mixed herb, italian herb, herb, dried herb, herbes de provence, herbe de provence, fresh herb, bouquet garni, poultry seasoning, italian herb mix, fines herbes | herb spice | herb | | 265 9 68 5 1.5 40 4 25 0 | 48 - | 30 | pantry 730
saffron | saffron thread, saffron strand, saffron powder, pinch saffron | spice | spice |  | 310 11.4 65.4 5.8 1.6 3.9 0 148 0 | 34 - | 4000 | pantry 730
star anise | anise star, aniseed, anise seed, anise | spice | spice |  | 337 17.6 50 15.9 0.6 14.6 0 16 0 | 107 1.5 | 45 | pantry 730
fennel seed | ground fennel, fennel seed powder, saunf, ground fennel seed | spice seed | spice |  | 345 15.8 52.3 14.9 0.5 39.8 0 88 0 | 93 - | 30 | pantry 730
mustard seed | yellow mustard seed, brown mustard seed, black mustard seed, mustard powder, dry mustard, ground mustard, english mustard powder, rai | spice mustard | spice |  | 508 26.1 28.1 36.2 2 12.2 6.8 13 0 | 100 - | 25 | pantry 730
`;
