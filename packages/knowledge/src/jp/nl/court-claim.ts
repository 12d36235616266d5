/** The Dutch words of Japan: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_NL: Words = {
  'jp.court.want-order': {
    says: 'Een griffier van de rechtbank beveelt u te betalen, op verzoek van de schuldeiser. Uw kant is nog niet gehoord.',
  },
  'jp.court.want-suit': {
    says: 'Iemand heeft u gedaagd. De rechtbank noemt de dag van de zitting en vraagt een antwoord (答弁書).',
  },
  'jp.court.who': {
    says: 'Dit komt van een rechtbank, meestal de rechtbank voor kleine zaken (簡易裁判所), tot 1,4 miljoen yen.',
  },
  'jp.court.real': {
    says: 'Er is nog niets definitief. Een kort antwoord op tijd bewaart uw rechten.',
  },
  'jp.court.not-yet': {
    says: 'Ze kunnen uw loon of bankgeld nu niet nemen. Eerst hebben ze een vonnis of een uitvoerbaar bevel nodig. Een rechter kan eerder iets bevriezen (仮差押え), maar dat is zeldzaam.',
  },
  'jp.court.rights': {
    says: 'U mag het betwisten, delen vragen en zeggen dat de schuld te oud is. Een advocaat is niet nodig.',
  },
  'jp.court.deadline-order': {
    says: 'U hebt twee weken vanaf de bezorging voor bezwaar (督促異議). Een reden is niet nodig.',
    action: 'Het bezwaar naar de rechtbank sturen',
    consequence: 'De schuldeiser kan meteen uitvoering vragen.',
  },
  'jp.court.deadline-provisional': {
    says: 'Dit is de tweede en laatste keer voor bezwaar: twee weken vanaf de bezorging. Beslag kan al beginnen, vraag dus ook dat te stoppen.',
    action: 'Bezwaar maken, en vragen de uitvoering te stoppen',
    consequence: 'Het telt als een definitief vonnis.',
  },
  'jp.court.deadline-day': {
    says: 'Stuur uw antwoord (答弁書) vóór de dag die de rechtbank noemt, of ga naar de zitting.',
    action: 'Het antwoord sturen of naar de zitting gaan',
    consequence: 'Wat zij zeggen geldt als waar, en zij winnen.',
  },
  'jp.court.step-real': {
    says: 'Ga na of het echt is. Zoek zelf het nummer van de rechtbank en vraag het met het zaaknummer (事件番号).',
  },
  'jp.court.step-reply-order': {
    says: 'Vul het bezwaarformulier uit de envelop in en stuur het. Eén regel dat u bezwaar maakt, is genoeg.',
  },
  'jp.court.step-reply-suit': {
    says: 'Schrijf een antwoord (答弁書): wat niet klopt, of hoeveel u per maand kunt betalen. Op de eerste zitting kan het u vervangen.',
  },
  'jp.court.step-help': { says: 'Bel nu Houterasu of een advocaat.' },
  'jp.court.step-old': {
    says: 'Is de schuld te oud? Schrijf het in het antwoord (時効を援用します).',
  },
  'jp.court.step-split': {
    says: 'Bent u het schuldig? Vraag om delen. De rechtbank voor kleine zaken kan tot vijf jaar geven.',
  },
  'jp.court.right-object': {
    says: 'U hebt het recht zonder reden bezwaar te maken. Dan wordt het een gewone zaak.',
  },
  'jp.court.right-ordinary': {
    says: 'Bij een kleine eis (少額訴訟) mag u op de eerste zitting een gewone zaak vragen.',
  },
  'jp.court.right-self': { says: 'U mag voor uzelf spreken en schrijven, zonder advocaat.' },
  'jp.court.right-heard': {
    says: 'U hebt het recht de rechter uw kant te vertellen en het bewijs te zien.',
  },
  'jp.court.option-defend': {
    says: 'Stuur het formulier of het antwoord op tijd.',
    title: 'Bezwaar maken of antwoorden',
    cost: 'Niets behalve de post.',
    time: 'Twee weken of de genoemde dag.',
    risk: 'Kosten als u verliest.',
    bestFor: 'U bent het niet eens of hebt delen nodig.',
  },
  'jp.court.option-split': {
    says: 'Schrijf het bedrag per maand in uw antwoord.',
    title: 'Bij de rechter om delen vragen',
    cost: 'Wat u aanbiedt.',
    time: 'Op de zitting.',
    risk: 'De schuldeiser kan eerst weigeren.',
    bestFor: 'U bent het schuldig.',
  },
  'jp.court.option-help': {
    says: 'Gratis advies met een laag inkomen.',
    title: 'Houterasu of een advocaat vragen',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen met papieren van de rechtbank.',
  },
  'jp.court.warn-ignore': {
    says: 'Doet u niets, dan verliest u en kan uw loon of bankgeld in beslag genomen worden.',
  },
}
