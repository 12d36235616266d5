/** The German words of Japan: consumer. */
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
  'jp.buy.bill-want': {
    says: 'Eine Firma für Strom, Gas oder Wasser will ihre Rechnung bezahlt haben.',
  },
  'jp.buy.bill-real': {
    says: 'Rufen Sie vor dem Tag der Sperre an, bekommen Sie oft mehr Zeit.',
  },
  'jp.buy.bill-call': {
    says: 'Rufen Sie die Firma vor dem Datum an. Bitten Sie um einen neuen Tag oder Raten.',
  },
  'jp.buy.bill-town': {
    says: 'Fragen Sie die Hilfsstelle Ihrer Stadt (自立相談支援機関), wenn das Geld knapp ist.',
  },
  'jp.buy.bill-right': {
    says: 'Sie können den Zählerstand verlangen und wie die Summe entstand.',
  },
  'jp.buy.bill-plan': {
    title: 'Um Zeit oder Raten bitten',
    says: 'Bieten Sie einen Tag an.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Anruf.',
    risk: 'Halten Sie ihn ein.',
    bestFor: 'Sie schulden es.',
  },
  'jp.buy.scam-want': {
    says: 'Diese Nachricht will durch Angst Ihr Geld oder Ihre Daten (架空請求).',
  },
  'jp.buy.scam-who': {
    says: 'Das sieht nach einem Betrüger aus, der einen amtlichen Namen benutzt.',
  },
  'jp.buy.scam-real': {
    says: 'Gerichte schicken keine Postkarten und verlangen keine Gutscheinkarten. Echte Papiere kommen mit besonderer Zustellung (特別送達).',
  },
  'jp.buy.scam-stop': {
    says: 'Rufen Sie die Nummer in der Nachricht nicht an, und zahlen Sie nicht.',
  },
  'jp.buy.scam-188': {
    says: 'Rufen Sie 188 oder die Polizeileitung #9110 an. Haben Sie gezahlt, rufen Sie sofort Ihre Bank an.',
  },
  'jp.buy.scam-right': {
    says: 'Was Sie nie bestellt haben, müssen Sie nicht zahlen.',
  },
  'jp.buy.scam-option': {
    title: 'Nach einer Prüfung nicht reagieren',
    says: 'Fragen Sie das echte Amt unter einer selbst gesuchten Nummer.',
    cost: 'Nichts.',
    time: 'Minuten.',
    risk: 'Ein echtes Papier vom Gericht dürfen Sie nicht ignorieren.',
    bestFor: 'Sie kennen die Forderung nicht.',
  },
  'jp.buy.insure-want': {
    says: 'Ihr Versicherer sagt, was er zahlt oder warum nicht.',
  },
  'jp.buy.insure-step': {
    says: 'Fragen Sie schriftlich nach Grund und Klausel. Rufen Sie dann 188 an.',
  },
  'jp.buy.insure-right': {
    says: 'Sie können fragen, worauf die Entscheidung beruht.',
  },
  'jp.buy.insure-option': {
    title: 'Neue Prüfung verlangen',
    says: 'Schicken Sie Papiere, die Ihren Fall beweisen.',
    cost: 'Nichts.',
    time: 'Wochen.',
    risk: 'Fristen laufen weiter.',
    bestFor: 'Sie halten das Nein für falsch.',
  },
  'jp.buy.right-cool-after-work': {
    says: 'An der Tür verkauft, ist es binnen acht Tagen ab vollständigem Vertragspapier widerrufbar, auch nach getaner Arbeit. Sie zahlen nichts, und die Firma muss alles kostenlos zurückbauen.',
  },
  'jp.buy.step-cool-today': {
    says: 'Zählen Sie acht Tage ab dem Vertragspapier. Schicken Sie den Widerruf heute per E-Mail oder Einschreiben, behalten Sie eine Kopie und rufen Sie 188 an.',
  },
}
