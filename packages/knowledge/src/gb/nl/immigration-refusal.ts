/** Een weigering van het Home Office: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_NL: Words = {
  'gb.refusal.deadline-appeal': {
    says: 'In het Verenigd Koninkrijk hebt u 14 dagen voor beroep, vanaf de dag waarop de beslissing is verstuurd.',
    action: 'Uw beroep (appeal) naar het tribunal sturen',
    consequence:
      'Te laat beroep vraagt een goede reden, en uw recht om te blijven kan intussen eindigen.',
  },
  'gb.refusal.deadline-review': {
    says: 'In het Verenigd Koninkrijk hebt u 14 dagen om een herziening (administrative review) te vragen.',
    action: 'De herziening (administrative review) vragen',
    consequence:
      'Een te late vraag wordt meestal afgewezen, en uw recht om te blijven kan eindigen.',
  },
  'gb.refusal.no-removal-yet': {
    says: 'Meestal kunt u niet worden uitgezet zolang een tijdig beroep vanuit het Verenigd Koninkrijk loopt.',
  },
  'gb.refusal.right-reasons': {
    says: 'De brief moet de redenen geven en zeggen wat u ertegen kunt doen, waar en voor welke dag.',
  },
  'gb.refusal.right-fee': {
    says: 'Kunt u de kosten van het tribunal niet betalen, vraag dan hulp. Sommigen betalen niets, zoals mensen met asielsteun.',
  },
  'gb.refusal.right-legal-aid': {
    says: 'Bij asiel, mensenhandel en vreemdelingenbewaring kan rechtsbijstand (legal aid) een advocaat betalen.',
  },
  'gb.refusal.step-day': {
    says: 'Schrijf op welke dag u de beslissing kreeg. Verzamel de aanvraag, wat u meestuurde en wat volgens de brief ontbrak.',
  },
  'gb.refusal.step-stay': {
    says: 'Verlaat het Verenigd Koninkrijk niet en stuur geen nieuwe aanvraag voor u advies hebt. Beide kunnen uw beroep of herziening beëindigen.',
  },
  'gb.refusal.warning-adviser': {
    says: 'Advies over immigratie verkopen zonder registratie is strafbaar. Zoek de naam in het register van de Immigration Advice Authority.',
  },
  'gb.refusal.option-appeal': {
    says: 'Stuur het beroep online met uw redenen. Meer bewijs kunt u later sturen.',
    title: 'In beroep gaan bij het tribunal',
    cost: 'Een bedrag, of niets met hulp.',
    time: 'Enkele maanden.',
    risk: 'Verliest u, dan eindigt uw recht om te blijven.',
    bestFor: 'In de brief staat dat u in beroep kunt.',
  },
  'gb.refusal.option-review': {
    says: 'Zeg welke fout het kantoor maakte met wat u stuurde. In de regel mag er geen nieuw bewijs bij.',
    title: 'Een herziening vragen',
    cost: 'Een bedrag, dat u terugkrijgt als u wint.',
    time: 'Weken of maanden.',
    risk: 'Een nieuwe aanvraag beëindigt de herziening.',
    bestFor: 'Zij zagen iets over het hoofd of namen een verkeerde regel.',
  },
  'gb.refusal.option-adviser': {
    says: 'Vraag een advocaat of geregistreerde adviseur wat het beste is: beroep, herziening of een nieuwe aanvraag.',
    title: 'Nu een geregistreerde adviseur zoeken',
    cost: 'Gratis bij sommige hulporganisaties en law centres.',
    time: 'Bel vandaag.',
    risk: 'Geen, als de adviseur geregistreerd is.',
    bestFor: 'Iedereen die zo’n brief krijgt.',
  },
  'gb.visa.right-family-life': {
    says: 'Het Home Office moet ook kijken of een weigering te hard is voor u, uw partner of een kind. Gezinsleven is een mensenrecht. Zeg dat in uw beroep, met bewijs.',
  },
  'gb.refusal.right-asylum': {
    says: 'U mag niet worden gestuurd naar waar u vervolging of marteling vreest. Zeg het in het beroep, met alles wat het gevaar toont.',
  },
}
