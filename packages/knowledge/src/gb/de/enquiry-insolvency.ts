/** Questions about bankruptcy, debt relief orders, adverts to write off debt, and breathing space: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_DE: Words = {
  'gb.ask-debt.bankrupt-home': {
    says: 'In der Insolvenz (bankruptcy) geht Ihr Anteil an den Verwalter, der ihn verkaufen kann. Er hat drei Jahre dafür. Ist Ihr Anteil nach dem Hauskredit weniger als £1,000 wert, darf ein Gericht keinen Verkauf anordnen. Sprechen Sie zuerst mit einer kostenlosen Schuldnerberatung.',
    dependsOn: 'was Ihr Anteil am Haus nach dem Hauskredit wert ist',
  },
  'gb.ask-debt.relief-order': {
    says: 'Es kann passen, wenn Sie £50,000 oder weniger schulden, im Monat £75 oder weniger übrig haben und wenig besitzen. Ein Auto unter £4,000 ist erlaubt. Es kostet keine Gebühr.',
    dependsOn: 'was Sie schulden, was Sie besitzen und was Ihnen im Monat bleibt',
  },
  'gb.ask-debt.relief-order-car': {
    says: 'Es kann passen, wenn Sie £50,000 oder weniger schulden und im Monat £75 oder weniger übrig haben. Ein Motability-Auto ist geleast, also können Sie es nicht verlieren. Ein eigenes Auto darf bis £4,000 wert sein. Es kostet keine Gebühr.',
    dependsOn: 'was Sie schulden, besitzen und im Monat übrig haben',
  },
  'gb.ask-debt.write-off-advert': {
    says: 'Schließen Sie über die Werbung nichts ab. Es ist kein besonderes Programm der Regierung. Meist ist es ein IVA, das Gebühren hat und scheitern kann. Fragen Sie eine kostenlose Schuldnerberatung nach Plan, debt relief order oder Zahlungspause (breathing space).',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'Nein, nicht allein wegen dieser Summe. Ein Gläubiger braucht £5,000 oder mehr, um Ihre Insolvenz (bankruptcy) zu beantragen. Ignorieren Sie aber keine statutory demand und kein Gerichtsformular.',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: 'Die Zahlungspause (breathing space) gibt es in Nordirland nicht. Rufen Sie kostenlos Advice NI an: 0800 915 4604. Eine Beratung kann Gläubiger um Zeit bitten und einen Plan einrichten.',
  },
  'gb.ask-debt.relief-order-home': {
    says: 'Meist nein. Was Sie besitzen, darf höchstens 2.000 £ wert sein, und ein Haus zählt mit seinem Preis, ohne Abzug der Hypothek. Eine Rente, die Sie noch nicht beziehen, zählt meist nicht. Sehen Sie sich mit einer kostenlosen Schuldnerberatung einen Plan, ein IVA oder die Insolvenz (bankruptcy) an. In der Insolvenz muss Ihr Anteil am Haus vielleicht verkauft werden.',
  },
}
