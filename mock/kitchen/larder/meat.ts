/** Meat and poultry, fresh and cured. */
export const meat = `
chicken breast | boneless chicken breast, boneless skinless chicken breast, skinless chicken breast, chicken breast half, chicken breast fillet, chicken tender, chicken tenderloin, chicken cutlet, chicken fillet, breast of chicken | poultry | protein |  | 120 22.5 0 2.6 0.6 0 0 45 73 | 140 174 | 9 | fridge 2
chicken thigh | boneless chicken thigh, skinless chicken thigh, boneless skinless chicken thigh, chicken thigh fillet, bone in chicken thigh | poultry | protein |  | 221 16.5 0.2 16.6 4.5 0 0 81 98 | 140 130 | 6 | fridge 2
chicken | whole chicken, roasting chicken, chicken piece, broiler chicken, fryer chicken, chicken part, stewing chicken, free range chicken, chicken meat, chicken carcass, hen, capon, poussin, cornish hen, cornish game hen, chicken bone, broiler, fryer | poultry | protein |  | 215 18.6 0 15.1 4.3 0 0 70 75 | 140 1500 | 5 | fridge 2
cooked chicken | rotisserie chicken, shredded chicken, cooked chicken breast, roast chicken, roasted chicken, leftover chicken, shredded cooked chicken, grilled chicken | poultry | protein |  | 239 27.3 0 13.6 3.8 0 0 82 88 | 140 900 | 11 | fridge 4
chicken leg | chicken drumstick, chicken leg quarter, drumstick, chicken quarter, chicken maryland | poultry | protein |  | 214 16.4 0.2 15.9 4.4 0 0 84 93 | 140 110 | 4 | fridge 2
chicken wing | wing, wingette, chicken drumette, chicken wingette | poultry | protein |  | 191 17.5 0 12.8 4.1 0 0 84 111 | 140 90 | 7 | fridge 2
ground chicken | minced chicken, chicken mince | poultry | protein |  | 143 17.4 0 8.1 2.3 0 0 60 86 | 225 - | 9 | fridge 2
turkey | whole turkey, turkey meat, turkey leg, turkey thigh, turkey drumstick, turkey carcass | poultry | protein |  | 143 21.6 0 5.6 1.5 0 0.1 112 72 | 140 5000 | 5 | fridge 2
turkey breast | boneless turkey breast, turkey cutlet, turkey breast cutlet, turkey tenderloin | poultry | protein |  | 114 23.7 0 1.5 0.3 0 0.1 113 57 | 140 900 | 9 | fridge 2
ground turkey | minced turkey, turkey mince, lean ground turkey | poultry | protein |  | 150 18.7 0 8.3 2.2 0 0 69 74 | 225 - | 9 | fridge 2
duck | duck breast, duck leg, whole duck, duck meat, peking duck, duckling | poultry | protein |  | 404 11.5 0 39.3 13.2 0 0 63 76 | 140 1800 | 14 | fridge 2
beef | stewing beef, beef stew meat, stew meat, beef stewing meat, beef cube, stew beef, beef meat, braising steak, stewing steak, beef cheek, beef bone | beef | protein |  | 180 19.2 0 11.5 5 0 0 81 69 | 140 - | 14 | fridge 4
ground beef | minced beef, beef mince, hamburger, hamburger meat, lean ground beef, ground chuck, ground round, ground sirloin, extra lean ground beef, mince, minced meat, ground meat, mince meat beef | beef | protein | | 254 17.2 0 20 7.6 0 0 66 71 | 225 113 | 11 | fridge 2
beef chuck | chuck roast, beef chuck roast, chuck, chuck steak, pot roast, beef roast, beef pot roast, rump roast, bottom round, round roast, beef shoulder, blade steak, beef shank, oxtail | beef | protein |  | 180 19.2 0 11.5 5 0 0 81 69 | 140 1300 | 13 | fridge 4
steak | sirloin steak, beef steak, sirloin, rib eye steak, ribeye, ribeye steak, rib eye, beef sirloin, beef sirloin steak, top sirloin, strip steak, new york strip steak, t-bone steak, porterhouse steak, rump steak, round steak, cube steak, top round steak, tri tip, hanger steak, flat iron steak, minute steak, london broil, top round | beef | protein | | 201 20.3 0 12.7 5.1 0 0 52 75 | 140 225 | 22 | fridge 4
flank steak | skirt steak, beef flank, flap meat, bavette steak | beef | protein |  | 155 21.2 0 7.2 3 0 0 54 65 | 140 700 | 20 | fridge 4
beef tenderloin | filet mignon, beef fillet, fillet steak, beef filet, tenderloin steak, fillet of beef | beef | protein | | 247 19.6 0 18.2 7.3 0 0 51 85 | 140 170 | 40 | fridge 4
brisket | beef brisket, brisket of beef | beef | protein |  | 165 20.3 0 9.3 3.6 0 0 80 67 | 140 2000 | 12 | fridge 4
beef rib | short rib, beef short rib, beef back rib, prime rib, standing rib roast, rib roast, beef rib roast | beef | protein | | 388 14.4 0 36.2 15.8 0 0 49 76 | - 250 | 16 | fridge 4
pork | pork meat, lean pork, pork cube, pork cutlet, pork steak, pork leg, fresh ham, pork roast, pork joint, pork stew meat, pork neck | pork | protein |  | 177 20.1 0 10.1 3.1 0 0 54 65 | 140 - | 8 | fridge 3
pork shoulder | pork butt, boston butt, pork shoulder roast, pork shoulder butt, pulled pork, picnic shoulder, pork hock, carnitas | pork | protein |  | 186 17.4 0 12.4 4.3 0 0 61 62 | 140 2000 | 6 | fridge 3
pork loin | pork loin roast, loin of pork, boneless pork loin, pork loin fillet | pork | protein |  | 198 19.7 0 12.6 4.4 0 0 50 63 | 140 1500 | 8 | fridge 3
pork tenderloin | pork fillet | pork | protein |  | 120 20.6 0 3.5 1.2 0 0 52 65 | 140 450 | 9 | fridge 3
pork chop | pork loin chop, boneless pork chop, bone in pork chop, loin chop | pork | protein |  | 170 20.7 0 9 3 0 0 55 69 | 140 170 | 8 | fridge 3
pork belly | fresh pork belly, side pork | pork | protein |  | 518 9.3 0 53 19.3 0 0 32 72 | 140 - | 10 | fridge 3
pork rib | spare rib, pork sparerib, sparerib, baby back rib, pork back rib, rib, spare ribs pork, country style pork rib | pork | protein |  | 277 15.5 0 23.4 7.5 0 0 81 80 | - 100 | 9 | fridge 3
ground pork | minced pork, pork mince | pork | protein |  | 263 16.9 0 21.2 7.9 0 0 56 72 | 225 - | 8 | fridge 2
bacon | streaky bacon, smoked bacon, bacon slice, bacon strip, slab bacon, smoked streaky bacon, thick cut bacon, bacon rasher, back bacon, canadian bacon, rasher, cooked bacon, lardon, bacon bit, bacon lardon, hickory smoked bacon, peameal bacon | pork processed_meat | protein |  | 417 12.6 1.3 39.7 13.3 0 1 662 66 | 220 28 | 13 | fridge 7
pancetta | guanciale, cubed pancetta | pork processed_meat | protein |  | 417 12.6 1.3 39.7 13.3 0 1 662 66 | 150 20 | 24 | fridge 14
ham | smoked ham, cooked ham, baked ham, black forest ham, deli ham, ham steak, cured ham, virginia ham, honey ham, ham slice, ham hock, smoked ham hock, gammon, country ham, sliced ham | pork processed_meat | protein |  | 163 16.6 3.8 8.6 2.9 1.3 0 1143 57 | 140 28 | 11 | fridge 7
prosciutto | parma ham, serrano ham, iberico ham, jamon, jamon serrano, jamon iberico, speck, prosciutto di parma, country cured ham, bayonne ham, bresaola pork | pork processed_meat | protein | | 195 28 0.5 9 3.2 0 0 2500 80 | 130 14 | 38 | fridge 14
chorizo | chorizo sausage, spanish chorizo, mexican chorizo, fresh chorizo | pork processed_meat | protein |  | 455 24.1 1.9 38.3 14.4 0 0 1235 88 | 140 60 | 16 | fridge 14
*sausage | breakfast sausage, sausage meat, sausage link, pork sausage, bulk sausage, sausage patty, country sausage, sausage casing, banger, bratwurst, brat, wurst | pork processed_meat | protein | ~wheat ~milk ~soy | 287 15.4 0.7 24.8 7.6 0 0.9 740 70 | 140 75 | 10 | fridge 3
italian sausage | sweet italian sausage, hot italian sausage, mild italian sausage, italian sausage link, italian pork sausage, luganega, salsiccia | pork processed_meat | protein | ~milk | 346 14.2 0.7 31.3 11.3 0 0 731 76 | 140 113 | 10 | fridge 3
smoked sausage | kielbasa, andouille sausage, andouille, polish sausage, smoked kielbasa, linguica, knockwurst, knackwurst, frankfurter, boerewors | pork processed_meat | protein | ~milk ~soy ~wheat | 309 12.2 2.8 27.3 9.2 0 1.6 667 66 | 140 85 | 11 | fridge 14
lamb | lamb meat, stewing lamb, lamb stew meat, lamb cube, mutton, hogget, lamb fillet, lamb neck, lamb neck fillet, lamb loin | lamb | protein |  | 134 20.2 0 5.3 1.9 0 0 65 65 | 140 - | 18 | fridge 3
ground lamb | minced lamb, lamb mince | lamb | protein |  | 282 16.6 0 23.4 10.2 0 0 59 73 | 225 - | 16 | fridge 2
leg of lamb | leg lamb, lamb leg, lamb shoulder, shoulder of lamb, lamb shank, lamb roast | lamb | protein | | 230 17.9 0 17.1 7.4 0 0 59 69 | 140 2000 | 18 | fridge 3
lamb chop | rack of lamb, lamb cutlet, lamb rib chop, lamb loin chop, lamb rack | lamb | protein | | 310 16.3 0 26.5 11.8 0 0 56 74 | - 100 | 26 | fridge 3
veal | veal cutlet, veal shank, veal scaloppine, veal chop, veal shoulder, osso buco, veal escalope, veal stew meat, ground veal, veal bone | meat beef | protein |  | 144 19.4 0 6.8 2.8 0 0 82 82 | 140 - | 26 | fridge 3
`;
