/** The Dutch words of the rows in ../scam-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_NL: Words = {
  'us.scam.step-report-ssa': {
    says: 'Meld het bij de inspecteur-generaal van Social Security op oig.ssa.gov, en bij de FTC op ReportFraud.ftc.gov.',
  },
  'us.scam.step-stop': {
    says: 'Betaal niet, bel het nummer niet, open de link niet en geef geen gegevens.',
  },
  'us.scam.step-check': {
    says: 'Zoek zelf het nummer van het echte kantoor, op de eigen site of een oude rekening, en vraag het na.',
  },
  'us.scam.step-report': {
    says: 'Meld het op ReportFraud.ftc.gov. Meld oplichting op internet ook op ic3.gov.',
  },
  'us.scam.step-report-irs': {
    says: 'Meld een valse belastingdienst bij TIGTA op tigta.gov. Stuur een valse e-mail door naar phishing@irs.gov.',
  },
  'us.scam.step-paid': {
    says: 'Hebt u betaald? Bel nu uw bank, kaartmaatschappij of het bedrijf van de cadeaukaart en vraag het geld terug. Ga naar IdentityTheft.gov als u gegevens gaf.',
  },
  'us.scam.option-ignore': {
    says: 'Bewaar het als bewijs, meld het, en antwoord niet.',
    title: 'Niet antwoorden',
    cost: 'Gratis',
    time: 'Geen',
    risk: 'Geen, als u het bij het echte kantoor hebt nagevraagd.',
    bestFor: 'U hebt niets betaald en niets verteld.',
  },
  'us.scam.option-report': {
    says: 'Meld het, zeg het uw bank, verander wachtwoorden en bevries uw krediet bij de drie bureaus. Bevriezen is gratis.',
    title: 'Melden en uzelf beschermen',
    cost: 'Gratis',
    time: '15 minuten',
    risk: 'Geen.',
    bestFor: 'U hebt betaald, of gegevens gegeven.',
  },
  'us.scam.warning-recovery': {
    says: 'Biedt iemand aan om uw geld voor een bedrag terug te halen? Dat is ook oplichting.',
  },
  'us.scam.step-statement': {
    says: 'Kijk op uw bank- of kaartrekening, in de app van de bank zelf. Staat die afschrijving er niet, dan is er niets weg en is er niets op te zeggen.',
  },
  'us.scam.warning-remote': {
    says: 'Laat een beller nooit uw telefoon of computer zien of besturen, en stuur nooit een te hoge ‘terugbetaling’ terug. Is het gebeurd, bel dan nu uw bank.',
  },
}
