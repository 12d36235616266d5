/** Judgments and proposed decisions, and how to appeal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NL: Words = {
  'ch.court.judgment-proposal': {
    says: 'U hebt twintig dagen om de voorgestelde beslissing (Entscheidvorschlag) te weigeren.',
    action: 'Het voorstel schriftelijk weigeren',
    consequence: 'Het wordt een definitieve beslissing.',
  },
  'ch.court.judgment-want': {
    says: 'Een rechter heeft beslist. Op het papier staat wat u moet doen en hoe u in beroep gaat.',
  },
  'ch.court.judgment-who': { says: 'Dit komt van een rechtbank.' },
  'ch.court.judgment-real': { says: 'Het is ernstig. Er is nog een korte tijd om iets te doen.' },
  'ch.court.judgment-not-yet': {
    says: 'Ook na een vonnis neemt alleen het schuldenkantoor (Betreibungsamt) geld, en nooit onder wat u minimaal nodig hebt.',
  },
  'ch.court.judgment-ten': {
    says: 'U hebt meestal tien dagen om tegen een snelle beslissing (summarisches Verfahren) in beroep te gaan.',
    action: 'Schriftelijk in beroep gaan',
    consequence: 'De beslissing is definitief.',
  },
  'ch.court.judgment-disown': {
    says: 'U hebt twintig dagen om te eisen dat u de schuld niet hebt (Aberkennungsklage). Voor een beroep zijn het meestal tien dagen.',
    action: 'De eis indienen dat u het niet schuldig bent',
    consequence: 'Het schuldenkantoor kan definitief beslag leggen.',
  },
  'ch.court.judgment-thirty': {
    says: 'U hebt meestal dertig dagen om in beroep te gaan.',
    action: 'Schriftelijk in beroep gaan, met redenen',
    consequence: 'Het vonnis is definitief.',
  },
  'ch.court.judgment-reasons': {
    says: 'Een vonnis zonder redenen: vraag binnen tien dagen schriftelijk om de redenen.',
    action: 'Om de schriftelijke redenen vragen',
    consequence: 'U verliest het recht op beroep.',
  },
  'ch.court.judgment-step-day': {
    says: 'Schrijf op welke dag u het kreeg. Lees het deel over het beroep (Rechtsmittelbelehrung).',
  },
  'ch.court.judgment-step-help': { says: 'Vraag deze week juridisch advies.' },
  'ch.court.judgment-step-plan': {
    says: 'Klopt het? Bied dan een plan aan voordat het schuldenkantoor (Betreibungsamt) gevraagd wordt.',
  },
  'ch.court.judgment-right': {
    says: 'U hebt het recht een hogere rechter te vragen ernaar te kijken.',
  },
  'ch.court.judgment-minimum': {
    says: 'Wat u minimaal nodig hebt om te leven, blijft van u (Existenzminimum).',
  },
  'ch.court.judgment-option': {
    says: 'Stuur schriftelijke redenen naar de hogere rechter.',
    title: 'In beroep gaan',
    cost: 'Griffierecht.',
    time: 'Tien of dertig dagen.',
    risk: 'Kosten als u verliest.',
    bestFor: 'De beslissing is verkeerd.',
  },
  'ch.court.judgment-plan': {
    says: 'Schrijf aan de andere kant.',
    title: 'Aanbieden in delen te betalen',
    cost: 'Wat u aanbiedt.',
    time: 'Eén brief.',
    risk: 'Ze kunnen weigeren.',
    bestFor: 'U bent het schuldig.',
  },
}
