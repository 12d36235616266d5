/** First steps, rights and ways out for questions about a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_WORDS: Words = {
  'it.guide.step-home-read': {
    says: 'Suchen Sie Ihren Mietvertrag: Datum, Laufzeit, Miete, und ob er registriert ist.',
  },
  'it.guide.step-home-pay': {
    says: 'Zahlen Sie die Miete weiter pünktlich per Überweisung.',
  },
  'it.guide.step-home-write': {
    says: 'Schreiben Sie dem Vermieter per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC).',
  },
  'it.guide.step-home-union': {
    says: 'Bitten Sie einen Mieterverein (sindacato inquilini) und die Gemeinde um Hilfe.',
  },
  'it.guide.right-home-judge': {
    says: 'Ihre Wohnung können Sie nur durch die Entscheidung eines Richters verlieren.',
  },
  'it.guide.right-home-term': {
    says: 'Ein freier Mietvertrag (canone libero) läuft vier Jahre plus vier. Ein vereinbarter (canone concordato) läuft drei plus zwei.',
  },
  'it.guide.right-home-repair': {
    says: 'Der Vermieter muss die größeren Reparaturen machen.',
  },
  'it.guide.home-locks': {
    says: 'Der Vermieter darf nicht das Schloss tauschen oder Strom oder Wasser sperren.',
  },
  'it.guide.home-grace': {
    says: 'Bei einer Räumung wegen Mietschulden (sfratto per morosità) können Sie den Richter um bis zu 90 Tage zum Zahlen bitten.',
  },
  'it.guide.option-home-dispute': {
    title: 'Dem Vermieter schreiben',
    says: 'Sagen Sie, was das Gesetz Ihnen gibt und was Sie wollen.',
    cost: 'Ein Einschreiben (raccomandata).',
    time: 'Eine Stunde.',
    risk: 'Der Vermieter kann vor Gericht gehen.',
    bestFor: 'Der Vermieter bricht eine Regel.',
  },
  'it.guide.option-home-deal': {
    title: 'Sich einigen',
    says: 'Bieten Sie schriftlich einen Plan oder ein Datum an, das Sie halten können.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage.',
    risk: 'Halten Sie, was Sie versprechen.',
    bestFor: 'Sie schulden Miete oder wollen umziehen.',
  },
  'it.guide.right-home-expert': {
    says: 'Vor einer Klage kann ein Richter einen Gutachter schicken, der die Ursache des Schadens findet. Er versucht auch, eine Einigung zu erreichen. Dafür brauchen Sie einen Anwalt.',
  },
  'it.guide.option-home-help': {
    title: 'Hilfe holen',
    says: 'Ein Mieterverein (sindacato inquilini), die Gemeinde oder ein kostenloser Anwalt.',
    cost: 'Nichts oder wenig.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie haben Angst um Ihre Wohnung.',
  },
}
