/** Disputes with a firm about a contract: guarantee, delivery, renewal and the mediator: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_WORDS: Words = {
  'fr.buy.want': {
    says: 'Een bedrijf en u zijn het niet eens over een contract. Dit is geen stuk van de rechter.',
  },
  'fr.buy.who': {
    says: 'Een winkel of dienstverlener is een particulier bedrijf. De voorwaarden gelden niet waar ze het consumentenrecht schenden.',
  },
  'fr.buy.reality': {
    says: 'Zonder rechter kunnen ze uw geld of spullen niet nemen. Ze kunnen alleen vragen, of de dienst stoppen.',
  },
  'fr.buy.not-yet': {
    says: 'Ze kunnen geen beslag leggen. Daarvoor moeten ze eerst naar de rechter en winnen.',
  },
  'fr.buy.rights-summary': {
    says: 'U hebt misschien recht op herroeping, op reparatie of geld terug, op opzegging en op een gratis bemiddelaar.',
  },
  'fr.buy.know-mediator': {
    says: 'Elk bedrijf moet een bemiddelaar voor consumenten (médiateur) noemen. Die is voor u gratis, nadat u het bedrijf schreef.',
    learnMore: 'U hebt één jaar vanaf uw schriftelijke klacht.',
  },
  'fr.buy.deadline-mediator': {
    says: 'U hebt één jaar vanaf uw schriftelijke klacht om naar de bemiddelaar (médiateur) te gaan. Gerekend vanaf deze brief: doe het uiterlijk dan.',
    action: 'Naar de bemiddelaar voor consumenten gaan (médiateur)',
    consequence: 'Daarna kan de bemiddelaar weigeren.',
  },
  'fr.buy.step-contract': {
    says: 'Zoek het contract, de besteldatum, de leverdatum en alle berichten.',
  },
  'fr.buy.step-write': {
    says: 'Schrijf het bedrijf per aangetekende brief of via het contactformulier. Zeg wat fout is en wat u wilt, met een datum.',
  },
  'fr.buy.step-pay-part': {
    says: 'Betaal het deel dat klopt en betwist de rest schriftelijk. Stop geen incasso zonder te zeggen waarom.',
  },
  'fr.buy.step-mediator': {
    says: 'Geen goed antwoord? Ga naar de bemiddelaar (médiateur) die op de site of rekening staat. Het is gratis.',
  },
  'fr.buy.step-signal': {
    says: 'Meld het bedrijf bij SignalConso. De fraudedienst (DGCCRF) kan optreden, en het bedrijf kan u antwoorden.',
  },
  'fr.buy.step-association': {
    says: 'Vraag een consumentenvereniging (association de consommateurs) om hulp bij de brief.',
  },
  'fr.buy.right-guarantee': {
    says: 'Een nieuw ding moet twee jaar werken. Anders moet de verkoper het repareren, vervangen of u het geld teruggeven.',
  },
  'fr.buy.right-delivery': {
    says: 'Is er geen datum afgesproken, dan moet de levering binnen 30 dagen komen. Te laat? Stel een nieuwe datum, zeg dan op en krijg uw geld binnen 14 dagen terug.',
  },
  'fr.buy.right-renewal': {
    says: 'Het bedrijf moet u één tot drie maanden voor de laatste dag waarschuwen om een verlenging te stoppen. Zo niet, dan mag u altijd gratis opzeggen.',
  },
  'fr.buy.right-online': {
    says: 'Een contract dat online kan worden gesloten, kan ook online eindigen, met een duidelijke knop.',
  },
  'fr.buy.right-terms': { says: 'Oneerlijke bedingen binden u niet.' },
  'fr.buy.option-dispute': {
    title: 'Schrijven en betwisten',
    says: 'Zeg schriftelijk wat fout is en stel een datum, bijvoorbeeld 15 dagen.',
    cost: 'Een aangetekende brief.',
    time: 'Een uur.',
    risk: 'Laag.',
    bestFor: 'De rekening of de goederen kloppen niet.',
  },
  'fr.buy.option-mediator': {
    title: 'Naar de gratis bemiddelaar gaan',
    says: 'De bemiddelaar (médiateur) van de branche bekijkt beide kanten en stelt een uitweg voor.',
    cost: 'Niets.',
    time: 'Ongeveer 90 dagen.',
    risk: 'Geen. U kunt nog naar de rechter.',
    bestFor: 'U schreef en kreeg geen goed antwoord.',
  },
  'fr.buy.option-end': {
    title: 'Het contract beëindigen',
    says: 'Gebruik de knop online of een aangetekende brief. Vraag een schriftelijk ja met de einddatum.',
    cost: 'Misschien de resterende maanden van een vaste looptijd.',
    time: 'Online enkele minuten.',
    risk: 'Controleer eerst of er een minimale looptijd is.',
    bestFor: 'U wilt de dienst niet meer.',
  },
  'fr.buy.option-help': {
    title: 'Een consumentenvereniging vragen',
    says: 'Een plaatselijke vereniging (association de consommateurs) bekijkt uw brief en schrijft met u.',
    cost: 'Niets of een kleine bijdrage.',
    time: 'Een bezoek.',
    risk: 'Geen.',
    bestFor: 'U zit vast.',
  },
  'fr.buy.warn-debit': {
    says: 'Blokkeert u een betaling die u moet doen, dan kan men u afsluiten of incassobrieven sturen. Schrijf eerst.',
  },
  'fr.buy.tactic-signal': {
    says: 'Meld het eerst bij SignalConso. Bedrijven antwoorden daar vaak snel.',
    risk: 'Geen.',
    notWhen: 'Een zittingsdatum is dichtbij.',
  },
}
