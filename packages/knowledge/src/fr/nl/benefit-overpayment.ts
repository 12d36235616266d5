/** Benefits paid by mistake (trop-perçu, indu): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_WORDS: Words = {
  'fr.public.benefit-want': { says: 'Ze zeggen dat u te veel kreeg en willen het terug.' },
  'fr.public.benefit-want-order': {
    says: 'Dit is een dwangbevel (contrainte). Het wordt zo sterk als een vonnis als u niet op tijd in verzet gaat.',
  },
  'fr.public.benefit-who': {
    says: 'Uitkeringskantoren kunnen geld van latere betalingen nemen. Ze moeten redenen geven en u laten betwisten.',
  },
  'fr.public.benefit-reality': {
    says: 'U kunt de schuld betwisten, en als ze klopt kwijtschelding vragen, helemaal of voor een deel.',
  },
  'fr.public.benefit-not-yet': {
    says: 'Betwist u een schuld van RSA of vraagt u kwijtschelding, dan moeten ze stoppen met inhouden tot ze antwoorden.',
  },
  'fr.public.benefit-rights': {
    says: 'U mag de berekening zien, ze betwisten, kwijtschelding vragen en kleine maandbedragen vragen.',
  },
  'fr.public.benefit-deadline-two': {
    says: 'U hebt twee maanden om het te betwisten bij de beroepscommissie (commission de recours amiable) of de dienst in de brief.',
    action: 'De te hoge betaling schriftelijk betwisten',
    consequence: 'Daarna kunt u alleen kwijtschelding of een plan vragen.',
  },
  'fr.public.benefit-deadline-fifteen': {
    says: 'U hebt maar 15 dagen vanaf de betekening (signification) om in verzet te gaan tegen een dwangbevel (contrainte). Geef uw redenen.',
    action: 'In verzet gaan tegen het bevel (opposition à contrainte)',
    consequence: 'Daarna kan het worden uitgevoerd als een vonnis.',
  },
  'fr.public.benefit-step-count': {
    says: 'Vraag de berekening: welke uitkering, welke maanden, welke reden. Vergelijk ze met wat u hun meldde.',
  },
  'fr.public.benefit-step-dispute': {
    says: 'Betwist het schriftelijk binnen twee maanden, met bewijs. Bewaar een kopie.',
  },
  'fr.public.benefit-step-waive': {
    says: 'Vraag ook kwijtschelding (remise de dette). Toon inkomen, huur en gezin.',
  },
  'fr.public.benefit-step-social': {
    says: 'Een maatschappelijk werker of France services kan gratis met u schrijven.',
  },
  'fr.public.benefit-right-reasons': {
    says: 'U hebt recht op een reden, een berekening en gratis beroep.',
  },
  'fr.public.benefit-right-waive': {
    says: 'Was u eerlijk en is er weinig geld, dan kunnen ze de schuld laten vallen.',
  },
  'fr.public.benefit-right-two-years': {
    says: 'Zonder fraude kunnen ze bij de meeste uitkeringen van de CAF maar twee jaar teruggaan.',
  },
  'fr.public.benefit-right-sick': {
    says: 'Zonder fraude mag het fonds hoogstens twee jaar terug. Kleine delen inhouden mag pas nadat u bericht kreeg en bezwaar kon maken.',
  },
  'fr.public.benefit-right-pension': {
    says: 'Bij pensioenen mogen ze hoogstens twee jaar terug, behalve bij een valse opgave. Was het hun fout en is uw inkomen heel laag? Dan mag er niets worden geëist.',
  },
  'fr.public.benefit-right-penalty': {
    says: 'Een straf wegens fraude vraagt opzet. Vooraf moeten ze feiten en bedrag noemen en een maand geven. Een eerlijke fout is niet genoeg. Daarna beslist de rechter (pôle social).',
  },
  'fr.public.benefit-right-survivor': {
    says: 'Het hangt van uw middelen af. Hebt u al uw eigen pensioenen, dan staat het drie maanden later vast en daalt niet meer. Kijk naar die datum.',
  },
  'fr.public.benefit-right-error': {
    says: "Een eerlijke fout is geen fraude. U hebt het recht ze recht te zetten (droit à l'erreur).",
  },
  'fr.public.benefit-option-appeal': {
    title: 'Het betwisten',
    says: 'Schrijf naar de beroepscommissie (commission de recours amiable) of de dienst in de brief.',
    cost: 'Niets.',
    time: 'Twee maanden voor een antwoord.',
    risk: 'Geen.',
    bestFor: 'Het bedrag, de maanden of de reden kloppen niet.',
  },
  'fr.public.benefit-option-waive': {
    title: 'Kwijtschelding of kleine bedragen vragen',
    says: 'Vraag om het te laten vallen (remise de dette), of om elke maand weinig te betalen.',
    cost: 'Niets.',
    time: 'Een brief.',
    risk: 'Na fraude is er geen kwijtschelding.',
    bestFor: 'De schuld klopt maar u kunt niet betalen.',
  },
  'fr.public.benefit-option-help': {
    title: 'Hulp van een bemiddelaar vragen',
    says: 'De bemiddelaar (médiateur) van het kantoor, of de Défenseur des droits, is gratis.',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Geen. Termijnen lopen door.',
    bestFor: 'U schreef en kreeg geen antwoord.',
  },
  'fr.public.benefit-warn-order': {
    says: 'Een dwangbevel (contrainte) heeft een heel korte termijn: 15 dagen. Ga nu naar een point-justice (3039).',
  },
}
