/** The acts and offices of Belgium that provisions are cited from. */

export const CDE = {
  title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
}
export const CJ = {
  title: 'Code judiciaire / Gerechtelijk Wetboek (Ger.W.)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel',
}
export const ACC = {
  title: 'Ancien Code civil / Oud Burgerlijk Wetboek (oud BW)',
  url: 'https://www.ejustice.just.fgov.be/',
}
export const CC = {
  title: 'Code civil / Burgerlijk Wetboek (BW)',
  url: 'https://www.ejustice.just.fgov.be/',
}
export const LCT = {
  title:
    'Loi du 3 juillet 1978 relative aux contrats de travail / Arbeidsovereenkomstenwet van 3 juli 1978',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1978/07/03/1978070303/justel',
}
export const CCT = {
  title: 'Convention collective de travail (CCT) n° 109 / CAO nr. 109',
  url: 'https://cnt-nar.be/',
}
export const BXL = {
  title: 'Code bruxellois du Logement (ordonnance du 17 juillet 2003) / Brusselse Huisvestingscode',
  url: 'https://www.ejustice.just.fgov.be/',
}
export const VLA = {
  title: 'Vlaams Woninghuurdecreet van 9 november 2018',
  url: 'https://codex.vlaanderen.be/',
}
export const WAL = {
  title: "Décret wallon du 15 mars 2018 relatif au bail d'habitation",
  url: 'https://wallex.wallonie.be/',
}
export const CPAS = {
  title: 'Loi organique du 8 juillet 1976 des CPAS / OCMW-wet',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1976/07/08/1976070810/justel',
}
export const ECO = { title: 'SPF Economie / FOD Economie', url: 'https://economie.fgov.be/' }
export const MED = {
  title: 'Service de médiation pour le consommateur / Consumentenombudsdienst',
  url: 'https://consumerombudsman.be/',
}
export const ENE = {
  title: "Médiateur de l'énergie / Ombudsdienst voor energie",
  url: 'https://www.mediateurenergie.be/',
}
export const SAFE = {
  title: 'Safeonweb (Centre for Cybersecurity Belgium)',
  url: 'https://safeonweb.be/',
}
export const CONST = { title: 'Constitution / Grondwet', url: 'https://www.ejustice.just.fgov.be/' }
export const CIR = {
  title:
    'Code des impôts sur les revenus 1992 (CIR 92) / Wetboek van de inkomstenbelastingen (WIB 92)',
  url: 'https://www.ejustice.just.fgov.be/',
}
export const CRAF = {
  title: 'Code du recouvrement amiable et forcé / WMGI (13 avril 2019)',
  url: 'https://www.ejustice.just.fgov.be/',
}
export const FIN = { title: 'SPF Finances / FOD Financiën', url: 'https://finances.belgium.be/' }
export const ROAD = {
  title:
    'Loi du 16 mars 1968 relative à la police de la circulation routière / Wegverkeerswet van 16 maart 1968',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1968/03/16/1968031601/justel',
}
export const SAC = {
  title:
    'Loi du 24 juin 2013 relative aux sanctions administratives communales (SAC) / Wet van 24 juni 2013 betreffende de gemeentelijke administratieve sancties (GAS)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/06/24/2013000441/justel',
}
export const CHARTER = {
  title:
    'Charte de l’assuré social (loi du 11 avril 1995) / Handvest van de sociaal verzekerde (wet van 11 april 1995)',
  url: 'https://www.ejustice.just.fgov.be/',
}
export const ARCH = {
  title:
    'Arrêté royal du 25 novembre 1991 portant réglementation du chômage / Werkloosheidsbesluit van 25 november 1991',
  url: 'https://www.ejustice.just.fgov.be/',
}
