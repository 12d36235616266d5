/** Disputes over what was bought, and the eight days to cancel: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_DE: Words = {
  'jp.buy.want': {
    says: 'Eine Firma sagt, dass Sie einen Vertrag halten oder zahlen müssen.',
  },
  'jp.buy.who': {
    says: 'Das ist eine private Firma. Um Sie zu zwingen, braucht sie ein Gericht.',
  },
  'jp.buy.not-yet': {
    says: 'Ohne Gericht kann nichts gepfändet werden.',
  },
  'jp.buy.rights': {
    says: 'An der Haustür oder am Telefon verkauft? Sie haben meist acht Tage zum Widerruf (クーリング・オフ).',
  },
  'jp.buy.deadline-eight': {
    says: 'Acht Tage ab dem Tag, an dem Sie das Vertragspapier bekamen, dieser Tag mitgezählt. Bei Schneeballverkauf sind es zwanzig.',
    action: 'Den Widerruf schicken',
    consequence: 'Sie verlieren den einfachen Ausweg.',
  },
  'jp.buy.step-188': {
    says: 'Rufen Sie 188 an, die Verbraucherleitung. Das ist die Verbraucherstelle am Ort.',
  },
  'jp.buy.step-cool': {
    says: 'Schicken Sie einen Widerruf per Post oder E-Mail und behalten Sie eine Kopie.',
  },
  'jp.buy.right-cool': {
    says: 'Verträge an der Haustür, am Telefon und manche Dienste können Sie in acht Tagen ohne Grund widerrufen.',
  },
  'jp.buy.right-unfair': {
    says: 'Ein Vertrag durch Lügen oder Druck kann aufgehoben werden. Klauseln, die Sie zu hart treffen, sind nichtig.',
  },
  'jp.buy.right-defect': {
    says: 'Bei fehlerhafter Ware verlangen Sie Reparatur, ein neues Stück oder einen Nachlass. Sagen Sie es dem Verkäufer in einem Jahr ab der Entdeckung.',
  },
  'jp.buy.option-cancel': {
    title: 'Schriftlich widerrufen oder bestreiten',
    says: 'Nennen Sie Vertrag und Tag.',
    cost: 'Das Porto.',
    time: 'Acht Tage.',
    risk: 'In der Frist keines.',
    bestFor: 'An der Haustür oder am Telefon verkauft.',
  },
  'jp.buy.option-188': {
    title: '188 anrufen',
    says: 'Kostenloser Rat zu Verträgen.',
    cost: 'Der Anruf.',
    time: 'Heute.',
    risk: 'Keines.',
    bestFor: 'Jeder Ärger mit einer Firma.',
  },
  'jp.buy.right-cool-after-work': {
    says: 'An der Tür verkauft, ist es binnen acht Tagen ab vollständigem Vertragspapier widerrufbar, auch nach getaner Arbeit. Sie zahlen nichts, und die Firma muss alles kostenlos zurückbauen.',
  },
  'jp.buy.step-cool-today': {
    says: 'Zählen Sie acht Tage ab dem Vertragspapier. Schicken Sie den Widerruf heute per E-Mail oder Einschreiben, behalten Sie eine Kopie und rufen Sie 188 an.',
  },
}
