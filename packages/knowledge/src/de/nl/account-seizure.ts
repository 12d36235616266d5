/** An account that is seized, and the protected account (P-Konto): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_SEIZURE_NL: Words = {
  'de.bailiff.know-month': {
    says: 'De bank moet één maand wachten voordat zij beslagen geld uitbetaalt. Een P-Konto dat in die maand gemaakt is, beschermt tot het begin terug.',
    learnMore:
      'Zeg de bank schriftelijk: „Voer mijn rekening als P-Konto.” Vanaf de vierde werkdag moet zij dat doen.',
  },
  'de.bailiff.deadline-account': {
    says: 'Een P-Konto dat binnen één maand na het beslag bij de bank gemaakt is, beschermt geld dat al vastgehouden wordt. De getoonde dag laat tijd voor de post.',
    action: 'Uw rekening laten veranderen in een beschermde rekening (P-Konto)',
    consequence: 'De bank betaalt het beslagen geld aan de schuldeiser.',
  },
  'de.bailiff.step-account': {
    says: 'Maak vandaag van uw rekening een beschermde rekening (P-Konto). Dan kan daarop minstens € 1.590 per maand niet in beslag genomen worden.',
  },
  'de.bailiff.step-certificate': {
    says: 'Kinderen, een echtgenoot die u onderhoudt, of kinderbijslag? Haal een bewijs bij een schuldhulpbureau, zodat er meer beschermd is.',
  },
  'de.bailiff.option-protect': {
    says: 'Vraag een P-Konto en breng bewijzen voor kinderen en uitkeringen.',
    title: 'Uw rekening en loon beschermen',
    cost: 'Bij de bank gratis. Bewijzen kunnen iets kosten.',
    time: 'Vier werkdagen.',
    risk: 'Op een P-Konto kunt u niet rood staan.',
    bestFor: 'Uw inkomen is laag of er is beslag op uw rekening.',
  },
  'de.bailiff.tactic-certificate': {
    says: 'Een bewijs voor uw P-Konto kan het veilige bedrag met honderden euro’s verhogen.',
    risk: 'Het moet vernieuwd worden als het afloopt.',
    notWhen: 'U woont alleen, onderhoudt niemand en krijgt geen kinderbijslag.',
  },
  'de.bailiff.tactic-judge-account': {
    says: 'Komt er alleen beschermd geld binnen? Dan kan de rechter uw rekening tot twaalf maanden vrijmaken.',
    risk: 'U moet de laatste zes maanden bewijzen.',
    notWhen: 'U krijgt soms meer dan het beschermde bedrag.',
  },
  'de.bailiff.account-want': {
    says: 'Er is voor een schuldeiser beslag op uw rekening of ander geld. De bank moet het vasthouden en mag u voorlopig niet betalen.',
  },
  'de.bailiff.account-who': {
    says: 'De bank doet alleen wat het bevel zegt. Het geld gaat naar de schuldeiser die erin staat.',
  },
  'de.bailiff.account-reality': {
    says: 'U kunt snel weer bij uw geld. Een P-Konto maakt elke maand het basisbedrag vrij, ook van geld dat al vastgehouden wordt.',
  },
  'de.bailiff.account-step': {
    says: 'Ga vandaag naar uw bank en vraag schriftelijk een P-Konto. Neem bewijs van kinderen en uitkeringen mee.',
  },
  'de.bailiff.account-option': {
    says: 'Bied betaling in delen aan als de schuldeiser het beslag laat rusten (ruhend stellen).',
    title: 'Met de schuldeiser een akkoord sluiten',
    cost: 'De schuld in delen.',
    time: 'Enkele dagen.',
    risk: 'Het is de keuze van de schuldeiser. Vraag het op papier.',
    bestFor: 'U kunt elke maand een vast bedrag betalen.',
  },
  'de.bailiff.bank-want': {
    says: 'Uw bank meldt dat een schuldeiser beslag op uw rekening legde. Over de schuld beslist de bank niet.',
  },
  'de.bailiff.bank-step': {
    says: 'Vraag vandaag schriftelijk om een P-Konto. De bank moet dat binnen vier werkdagen gratis doen. Binnen een maand beschermt dat vanaf het begin.',
  },
  'de.bailiff.bank-right': {
    says: 'Een vast bedrag blijft elke maand van u, meer met kinderen of sommige uitkeringen, als u een verklaring toont. Tegen een fout beslag kunt u naar de rechter (Erinnerung).',
  },
}
