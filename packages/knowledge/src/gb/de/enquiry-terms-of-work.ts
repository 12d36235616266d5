/** Questions about the terms of a job: contract, hours, breaks and self-employment. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_DE: Words = {
  'gb.ask-work.written-statement': {
    says: 'Auch ohne Papiervertrag haben Sie Rechte. Ihr Arbeitgeber muss die wichtigsten Bedingungen spätestens am ersten Tag schriftlich geben. Verlangen Sie sie schriftlich.',
  },
  'gb.ask-work.zero-hours': {
    says: 'Auch mit zero hours contract bekommen Sie Mindestlohn, Urlaubsgeld und Pausen. Sie dürfen Arbeit ablehnen und für andere arbeiten. Dafür dürfen sie Sie nicht bestrafen.',
  },
  'gb.ask-work.breaks': {
    says: 'Ab 18 haben Sie 20 Minuten Pause, wenn Sie mehr als sechs Stunden arbeiten. Dazu 11 Stunden Ruhe am Tag und einen freien Tag pro Woche. Die Grenze ist im Schnitt 48 Stunden, außer Sie stimmten mehr zu.',
    dependsOn: 'Ihr Alter und Ihre Zeiten',
  },
  'gb.ask-work.change-contract': {
    says: 'Ein Arbeitgeber kann Lohn, Stunden oder Tage meist nicht ohne Ihre Zustimmung ändern, außer eine klare Klausel im Vertrag erlaubt es. Sind Sie dagegen, schreiben Sie das sofort, arbeiten Sie „unter Protest“ (under protest) weiter und fordern Sie fehlenden Lohn. Die Firma kann mit Frist kündigen und einen neuen Vertrag anbieten. Das ist eine Kündigung und kann unfair sein. Rufen Sie Acas an, bevor Sie unterschreiben oder kündigen: 0300 123 1100.',
  },
  'gb.ask-work.flexible': {
    says: 'Sie dürfen ab dem ersten Tag flexible Arbeit verlangen, zweimal innerhalb von 12 Monaten. Vor einem Nein müssen sie mit Ihnen sprechen, einen betrieblichen Grund nennen und innerhalb von zwei Monaten antworten.',
  },
  'gb.ask-work.agency': {
    says: 'Müssen Sie die Arbeit selbst tun und wird sie von ihnen bestimmt, sind Sie sehr wahrscheinlich ein „worker“. Dann haben Sie Mindestlohn, Urlaubsgeld und Pausen.',
    dependsOn: 'wie Sie wirklich arbeiten, nicht der Name dafür',
  },
  'gb.ask-work.ni-self-employed': {
    says: 'Müssen Sie die Arbeit selbst tun und wird sie von ihnen bestimmt, sind Sie vielleicht ein „worker“ mit Recht auf Lohn und Urlaub. Rufen Sie kostenlos die Labour Relations Agency an: 03300 555 300. Die Frist ist oft drei Monate.',
    dependsOn: 'wie Sie wirklich arbeiten, nicht der Name dafür',
  },
}
