/** The Dutch words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_NL: Words = {
  'fr.social.want': { says: 'Het kantoor voor handicap (MDPH) beslist over uw aanvraag.' },
  'fr.social.reality': {
    says: 'Een nee is vaak niet het laatste woord. Eerst vraagt u de MDPH opnieuw, schriftelijk en gratis.',
  },
  'fr.social.deadline': {
    says: 'U hebt twee maanden vanaf de brief voor het bezwaar bij de MDPH (RAPO). Pas daarna komt de rechter.',
    action: 'Het bezwaar (RAPO) naar de MDPH sturen',
    consequence: 'De weigering wordt definitief. U kunt een nieuwe aanvraag doen.',
  },
  'fr.social.right-court': {
    says: 'Geen antwoord in twee maanden, of een nee? Dan hebt u twee maanden voor de sociale rechter (pôle social). Een advocaat is niet nodig, en hij kan een arts aanwijzen.',
  },
  'fr.social.step': {
    says: 'Voeg nieuwe medische brieven toe over uw dagelijkse grenzen, niet alleen de naam van de ziekte. Vraag uw dossier en de score te zien.',
  },
  'fr.social.option': {
    says: 'Schrijf waarom het fout is, met bewijs. U mag een bemiddelaar (personne qualifiée) vragen.',
    title: 'Bezwaar maken bij de MDPH',
    cost: 'Gratis.',
    time: 'Twee maanden.',
    risk: 'Geen.',
    bestFor: 'Uw grenzen zijn niet gezien.',
  },
  'fr.social.right-pension': {
    says: 'Tegen een pensioenfonds schrijft u binnen twee maanden naar de beroepscommissie (commission de recours amiable). Daarna komt de sociale rechter (pôle social); een advocaat is niet nodig.',
  },
}
