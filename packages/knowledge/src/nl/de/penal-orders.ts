/** Strafbeschikking, Richter nach dem Einspruch und Tempo, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDERS_DE: Words = {
  'nl.order.want': {
    says: 'Die Staatsanwaltschaft (officier van justitie) hat ohne Richter eine Strafe festgelegt (strafbeschikking). Sie können sie ablehnen.',
  },
  'nl.order.deadline': {
    says: 'Sie haben 14 Tage Zeit für den Einspruch (verzet), ab dem Tag, an dem Sie davon wissen. Bei einer kleinen Geldstrafe per Post können es sechs Wochen sein. Zählen Sie sicherheitshalber 14 Tage ab dem Brief.',
    action: 'Einspruch gegen die strafbeschikking (verzet)',
    consequence: 'Die Strafe gilt und kann im Register stehen.',
  },
  'nl.order.right-judge': {
    says: 'Legen Sie rechtzeitig Einspruch ein, prüft ein Richter den Fall neu. Zahlen Sie nicht zuerst: Wer zahlt, kann dieses Recht verlieren.',
  },
  'nl.order.warn-record': {
    says: 'Das ist Strafrecht und kann in Ihr Register kommen. Fragen Sie nach der Akte und einem Anwalt, bevor Sie zahlen.',
  },
  'nl.order.who': {
    says: 'Die Staatsanwaltschaft (Openbaar Ministerie) erlässt sie, das CJIB treibt das Geld ein.',
  },
  'nl.order.not-yet': {
    says: 'Solange die Frist für den Einspruch läuft oder wenn Sie rechtzeitig Einspruch einlegen, wird die Strafe nicht vollstreckt.',
  },
  'nl.order.step-object': {
    says: 'Sind Sie nicht einverstanden, senden Sie einen Brief (verzetschrift) mit Kopie an die Adresse darauf oder gehen Sie zum Schalter der Staatsanwaltschaft. Zahlen Sie nicht.',
  },
  'nl.order.option-object': {
    says: 'Sagen Sie, dass Sie Einspruch einlegen, und warum.',
    title: 'Einspruch (verzet)',
    cost: 'Gratis.',
    time: '14 Tage.',
    risk: 'Der Richter kann eine höhere Strafe setzen.',
    bestFor: 'Sie haben es nicht getan oder es ist zu viel.',
  },
  'nl.fine.right-judge': {
    says: 'Sagt die Staatsanwaltschaft nein, können Sie innerhalb von sechs Wochen zum Richter gehen. Bei einer höheren Buße müssen Sie zuerst Sicherheit zahlen oder zeigen, dass Sie es nicht können.',
  },
  'nl.fine.right-speed': {
    says: 'Das Limit muss sich aus der Straße oder klaren Schildern ergeben. Vom gemessenen Tempo wird etwas zu Ihren Gunsten abgezogen. Fragen Sie nach beiden Zahlen.',
  },
}
