/** Afsluiten, telefoon, premie, kopen, uitkeringen en familie, in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_NL: Words = {
  'be.utility.right-who-decides': {
    says: 'Uw leverancier mag stroom of gas niet zelf afsluiten. In Vlaanderen moet de LAC akkoord gaan, in Brussel een rechter. Ga erheen en vertel uw kant.',
  },
  'be.utility.right-end-phone': {
    says: 'U kunt een telefoon- of internetcontract altijd stoppen. Na zes maanden mag dat niets kosten, behalve de rest van een toestel.',
  },
  'be.insurance.right-premium': {
    says: 'Bij een onbetaalde premie stopt de dekking pas na een ingebrekestelling per aangetekende brief of deurwaarder, met minstens vijftien dagen om te betalen.',
  },
  'be.buy.right-delivery': {
    says: 'Een winkel moet binnen dertig dagen leveren, tenzij u iets anders afsprak. Is hij te laat, geef een redelijke extra termijn. Daarna kunt u stoppen en uw geld terugkrijgen.',
  },
  'be.buy.right-not-told': {
    says: 'Een bedrijf dat op afstand verkoopt, moet u de 14 dagen om te herroepen hebben gemeld. Zo niet, dan krijgt u 12 maanden extra.',
  },
  'be.buy.right-flight': {
    says: 'Bij een vlucht die uitvalt of veel te laat is, hebt u soms recht op zorg, uw geld terug en een vast bedrag. Vraag het eerst aan de maatschappij.',
  },
  'be.benefit.right-no-costs': {
    says: 'Een zaak tegen een sociale instelling voor de arbeidsrechtbank kost u niets, ook als u verliest. Alleen een roekeloze zaak kan geld kosten.',
  },
  'be.benefit.right-living-wage': {
    says: 'Tegen een beslissing van het OCMW over het leefloon hebt u drie maanden om naar de arbeidsrechtbank te gaan. Het kan een schuld ook laten vallen om redenen van billijkheid.',
  },
  'be.fine.know-parking-fee': {
    says: 'Een parkeerretributie is de prijs van het parkeren en geen boete. U kunt ze schriftelijk betwisten met uw ticket of foto’s.',
  },
  'be.ask.neighbour': {
    says: 'Een buur mag niet meer hinder geven dan normaal (bovenmatige burenhinder). Houd een dagboek bij. De vrederechter biedt gratis een verzoening.',
  },
  'be.ask.estate': {
    says: 'U kunt een erfenis aanvaarden, verwerpen of aanvaarden onder voorrecht van boedelbeschrijving. Dan betaalt u de schulden niet van uw eigen geld. Een notaris legt het vast.',
  },
  'be.ask.maintenance': {
    says: 'Beide ouders betalen voor een kind naar hun middelen. De familierechtbank kan het bedrag wijzigen. De DAVO kan onbetaalde bedragen innen.',
  },
  'be.stay.right-short': {
    says: 'Tegen een weigering van verblijf hebt u meestal maar 30 dagen voor de RvV. Soms 10 dagen of minder. Neem meteen een gratis advocaat.',
  },
}
