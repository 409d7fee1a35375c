/** Wine, beer, spirits and liqueurs, drunk or cooked. */
export const alcohol = `
white wine | dry white wine, cooking wine, chardonnay, sauvignon blanc, pinot grigio, riesling, white cooking wine, wine, sparkling wine, champagne, prosecco, dry vermouth, vermouth, pinot gris, cava, gewurztraminer, muscadet, chablis, rose wine | alcohol sulfite | liquid |  | 82 0.1 2.6 0 0 0 1 5 0 | 235 - | 13 | pantry 365
red wine | dry red wine, burgundy wine, merlot, cabernet sauvignon, pinot noir, full bodied red wine, chianti, zinfandel, burgundy, cabernet, red cooking wine, shiraz, syrah, malbec, rioja, beaujolais | alcohol sulfite | liquid |  | 85 0.1 2.6 0 0 0 0.6 4 0 | 236 - | 13 | pantry 365
sherry | dry sherry, cooking sherry, cream sherry, marsala wine, marsala, madeira, port, ruby port, port wine, sherry wine, dry marsala, sweet sherry, tawny port, madeira wine, amontillado, sweet vermouth, medium dry sherry | alcohol sulfite | liquid |  | 152 0.2 11.7 0 0 0 1.1 9 0 | 236 - | 15 | pantry 730
rice wine | mirin, sake, shaoxing wine, chinese rice wine, shaoxing rice wine, shao hsing wine, chinese cooking wine, shaohsing rice wine, hon mirin, aji mirin, chinese wine, sweet rice wine | alcohol rice | liquid | ~wheat ~gluten | 134 0.5 5 0 0 0 0 2 0 | 233 - | 10 | pantry 730
beer | lager, ale, stout, dark beer, guinness, pale ale, pilsner, guinness beer, stout beer, amber ale, wheat beer, lager beer, porter, brown ale, light beer, irish stout | alcohol gluten | liquid | ~wheat | 43 0.5 3.5 0 0 0 0 4 0 | 237 355 | 5 | pantry 180
`;
