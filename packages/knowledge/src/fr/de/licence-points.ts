/** The German words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_DE: Words = {
  'fr.points.want': {
    says: 'Laut dem Brief haben Sie keine Punkte mehr. Ihr Führerschein gilt nicht mehr, und Sie müssen ihn abgeben.',
  },
  'fr.points.warn': {
    says: 'Fahren Sie jetzt nicht. Fahren mit einem ungültigen Führerschein ist eine Straftat.',
  },
  'fr.points.deadline': {
    says: 'Sie haben zwei Monate, um vor das Verwaltungsgericht (tribunal administratif) zu gehen. Ein Brief an den Minister in dieser Zeit hält die zwei Monate offen.',
    action: 'Die Entscheidung 48 SI anfechten',
    consequence: 'Der Verlust des Führerscheins wird endgültig.',
  },
  'fr.points.right-told': {
    says: 'Bei jedem Verstoß muss man Ihnen sagen, dass Punkte verloren gehen können. Kann man das nicht beweisen, gibt das Gericht diese Punkte zurück.',
  },
  'fr.points.right-back': {
    says: 'Ein verlorener Punkt kommt nach sechs Monaten ohne Verstoß zurück. Alle kommen nach zwei oder drei Jahren zurück. Ein Kurs gibt vier, einmal im Jahr.',
  },
  'fr.points.step': {
    says: 'Holen Sie Ihre volle Punkteliste (relevé intégral), online oder bei der Präfektur. Ein Anwalt sieht, welcher Punkt zurückzuholen ist.',
  },
  'fr.points.option': {
    says: 'Gehen Sie vor das Verwaltungsgericht (tribunal administratif). Beantragen Sie einen eiligen Stopp, wenn Sie den Führerschein für die Arbeit brauchen.',
    title: 'Die Entscheidung anfechten',
    cost: 'Ein Anwalt hilft. Prozesskostenhilfe (aide juridictionnelle) ist möglich.',
    time: 'Zwei Monate.',
    risk: 'Keines.',
    bestFor: 'Man hat Ihnen den Punkteverlust nie gesagt.',
  },
}
