/** The German words of the rows in ../jobcenter-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_RENT_DE: Words = {
  'de.jobcenter-rent.want': {
    says: 'Das Jobcenter hält Ihre Miete für zu hoch und will später nur einen Teil zahlen.',
  },
  'de.jobcenter-rent.reality': {
    says: 'Niemand kann Sie zum Auszug zwingen. Meist wird die volle Miete noch bis zu sechs Monate gezahlt. Erst gegen die spätere Kürzung hilft ein Widerspruch.',
  },
  'de.jobcenter-rent.right-year': {
    says: 'Im ersten Jahr zahlen sie meist die echte Miete, bis zum Anderthalbfachen der örtlichen Grenze. Gilt ein Höchstpreis je Quadratmeter, kann es weniger sein. Mit Kindern kann es mehr sein.',
  },
  'de.jobcenter-rent.right-cannot': {
    says: 'Finden Sie nichts Billigeres oder ist ein Umzug unzumutbar, müssen sie weiterzahlen. Belegen Sie es: Suchliste, Attest.',
  },
  'de.jobcenter-rent.right-death': {
    says: 'Ist jemand im Haushalt gestorben und war die Miete vorher angemessen, müssen sie mindestens zwölf Monate warten.',
  },
  'de.jobcenter-rent.step': {
    says: 'Antworten Sie schriftlich, warum es nicht geht. Notieren Sie jede Anfrage. Kein neuer Mietvertrag ohne Zusicherung des Jobcenters.',
  },
  'de.jobcenter-rent.option': {
    says: 'Kommt die Kürzung, widersprechen Sie binnen eines Monats. Es ist kostenlos.',
    title: 'Gegen die Kürzung widersprechen',
    cost: 'Kostenlos.',
    time: 'Binnen eines Monats nach der Kürzung.',
    risk: 'Keins.',
    bestFor: 'Sie haben gesucht und nichts gefunden.',
  },
}
