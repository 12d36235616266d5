/** Messages of scammers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'fr.other.scam-want': { says: 'Dit bericht lijkt oplichting. Het wil uw geld of uw gegevens.' },
  'fr.other.scam-who': {
    says: 'Oplichters gebruiken vaak namen van banken, de CAF, ANTAI, de belastingdienst of pakketbezorgers.',
  },
  'fr.other.scam-reality': {
    says: 'Geen overheidsdienst vraagt per sms om een kaartnummer of betaling. Geen bank vraagt u per telefoon een overboeking of code te bevestigen.',
  },
  'fr.other.scam-rights': {
    says: 'U bent niets schuldig. Is er zonder uw toestemming geld genomen, dan moet uw bank het meestal meteen terugbetalen.',
  },
  'fr.other.scam-step-stop': {
    says: 'Niet antwoorden, klikken, bellen of betalen. Bewaar het bericht als bewijs.',
  },
  'fr.other.scam-step-bank': {
    says: 'Hebt u betaald of gegevens gegeven? Bel meteen uw bank en blokkeer uw kaart.',
  },
  'fr.other.scam-step-report': {
    says: 'Vraag hulp bij 17Cyber. Stuur valse sms’jes naar 33700. Gebruik bij kaartfraude Perceval op service-public.',
  },
  'fr.other.scam-step-check': {
    says: 'Onzeker? Typ zelf de echte site, of bel het nummer op een oude rekening.',
  },
  'fr.other.scam-step-complain': {
    says: 'Hebt u geld verloren, doe dan aangifte bij de politie of gendarmerie. Bij oplichting op internet kan het online met THESEE.',
  },
  'fr.other.scam-right-refund': {
    says: 'Uw bank moet een betaling die u niet toestond terugbetalen, tenzij zij fraude of grove onzorgvuldigheid van u bewijst. Zeg het haar binnen 13 maanden.',
  },
  'fr.other.scam-right-complain': {
    says: 'U hebt het recht aangifte te doen. De politie moet ze opnemen.',
  },
  'fr.other.scam-option-ignore': {
    title: 'Niet antwoorden, wel melden',
    says: 'Bewaar het als bewijs, meld het en verwijder het dan.',
    cost: 'Niets.',
    time: 'Vijf minuten.',
    risk: 'Geen.',
    bestFor: 'U gaf niets.',
  },
  'fr.other.scam-option-bank': {
    title: 'Uw bank en 17Cyber bellen',
    says: 'Blokkeer kaarten en betalingen, en vraag dan schriftelijk uw geld terug.',
    cost: 'Niets.',
    time: 'Meteen.',
    risk: 'Geen.',
    bestFor: 'U betaalde of gaf gegevens.',
  },
  'fr.other.scam-right-fps': {
    says: 'Een echte parkeerheffing (FPS) ligt op de auto of komt per post, met drie maanden om te betalen. Controleer die op een site die u zelf opent: stationnement.gouv.fr.',
  },
  'fr.other.scam-right-blackmail': {
    says: 'Geld eisen met de dreiging iets over u te tonen is een misdrijf (chantage). Betaal en antwoord niet. Bewaar de berichten en doe aangifte.',
  },
  'fr.other.scam-right-fine': {
    says: 'Een echte verkeersboete laat 45 dagen om te betalen of te betwisten voor ze stijgt. Open zelf antai.gouv.fr en controleer het daar.',
  },
}
