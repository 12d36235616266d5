/** Fragen zur Arbeit: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_DE: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: 'Endet die Arbeit vor dem 1. Januar 2027, brauchen Sie meist zwei Jahre. Ab diesem Tag sind es sechs Monate. Manche Gründe, etwa Schwangerschaft oder Diskriminierung, brauchen keine Zeit.',
    dependsOn: 'wie lange Sie dort arbeiteten und warum Sie die Arbeit verloren',
  },
  'gb.ask-work.two-years': {
    says: 'Bis 31. Dezember 2026 brauchen die meisten zwei Jahre Arbeit für eine Klage wegen unfairer Kündigung (unfair dismissal). Ab 1. Januar 2027 reichen sechs Monate, und die Obergrenze fällt weg.',
    dependsOn: 'der Tag, an dem Ihre Arbeit endet',
  },
  'gb.ask-work.time-limit': {
    says: 'Für Ereignisse ab 1. Oktober 2026 gelten meist sechs Monate. Für frühere sind es drei Monate minus ein Tag. Gehen Sie in dieser Zeit zu Acas. Sicher ist es innerhalb von drei Monaten.',
    dependsOn: 'der Tag, an dem es passierte',
  },
  'gb.ask-work.acas': {
    says: 'Vor den meisten Klagen beim tribunal müssen Sie zu Acas. Das ist kostenlos. Die Gespräche können bis zu 12 Wochen dauern, und solange steht die Uhr für Ihre Klage.',
  },
  'gb.ask-work.tribunal-cost': {
    says: 'Eine Klage beim employment tribunal kostet keine Gebühr, und Acas ist kostenlos. Sie brauchen keinen Anwalt. Verlieren Sie, zahlen Sie der anderen Seite meist nichts.',
  },
  'gb.ask-work.unpaid': {
    says: 'Ihr Arbeitgeber darf verdienten Lohn nicht behalten. Verlangen Sie schriftlich Summe und Datum. Kommt nichts, gehen Sie zu Acas. In der Frist können Sie den Fehlbetrag einklagen.',
  },
  'gb.ask-work.deductions': {
    says: 'Lohn darf nur gekürzt werden, wenn Gesetz oder Vertrag es erlauben oder Sie vorher schriftlich zustimmten. In Läden dürfen Abzüge für Kassenfehler nicht über 10% vom Bruttolohn liegen.',
    dependsOn: 'was Sie vorher schriftlich vereinbart haben',
  },
  'gb.ask-work.notice-pay': {
    says: 'Nach einem Monat Arbeit gibt das Gesetz mindestens eine Woche Kündigungsfrist. Nach zwei Jahren ist es eine Woche je volles Jahr, bis zu 12. Ihr Vertrag kann mehr geben. Bei schwerem Fehlverhalten (gross misconduct) ist es anders.',
    dependsOn: 'wie lange Sie dort arbeiteten und Ihr Vertrag',
  },
  'gb.ask-work.holiday': {
    says: 'Die meisten bekommen 5.6 Wochen bezahlten Urlaub im Jahr, bei Teilzeit anteilig. Gehen Sie, muss verdienter und nicht genommener Urlaub bezahlt werden.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Seit 6. April 2026 bekommen die meisten Angestellten Krankengeld (sick pay) ab dem ersten vollen Tag. Es sind £123.25 pro Woche oder 80% Ihres üblichen Lohns, wenn das weniger ist. Wenig Lohn schließt Sie nicht mehr aus.',
  },
  'gb.ask-work.redundancy': {
    says: 'Nach zwei vollen Jahren bekommen Sie die gesetzliche Abfindung (statutory redundancy pay), nach Alter, Jahren und Wochenlohn. Dazu kommen Kündigungsfrist und ein faires Verfahren. Klagen Sie innerhalb von sechs Monaten.',
    dependsOn: 'wie lange Sie dort arbeiteten',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'Fragen Sie schriftlich, warum Sie ausgewählt wurden, mit welchen Punkten und welche Stellen es gibt. Besteht Ihre Stelle weiter, kann es eine unfaire Kündigung (unfair dismissal) sein. Achten Sie auf die Frist.',
    dependsOn: 'ob die Stelle wirklich wegfiel und das Verfahren fair war',
  },
  'gb.ask-work.minimum-wage': {
    says: 'Ab April 2026 sind es £12.71 pro Stunde ab 21 und £10.85 mit 18 bis 20. Unter 18 und für viele Lehrlinge sind es £8. Bekommen Sie weniger, können Sie den Rest verlangen.',
    dependsOn: 'Ihr Alter',
  },
  'gb.ask-work.discrimination': {
    says: 'Es ist verboten, Sie wegen Alter, Behinderung, Herkunft (race), Religion, Geschlecht, Schwangerschaft, Sexualität oder als trans Person schlechter zu behandeln. Eine Mindestzeit braucht es nicht. Schreiben Sie auf, was passierte, und beschweren Sie sich.',
  },
  'gb.ask-work.pregnant': {
    says: 'Wegen Schwangerschaft oder Mutterschutz (maternity leave) dürfen Sie ab dem ersten Tag nicht gekündigt oder schlechter behandelt werden. Holen Sie sofort Rat und behalten Sie jede Nachricht.',
  },
  'gb.ask-work.written-statement': {
    says: 'Auch ohne Papiervertrag haben Sie Rechte. Ihr Arbeitgeber muss die wichtigsten Bedingungen spätestens am ersten Tag schriftlich geben. Verlangen Sie sie schriftlich.',
  },
  'gb.ask-work.payslip': {
    says: 'Alle Beschäftigten müssen spätestens am Zahltag einen genauen Lohnzettel bekommen. Er muss Lohn und Abzüge zeigen, und die Stunden, wenn der Lohn davon abhängt.',
  },
  'gb.ask-work.zero-hours': {
    says: 'Auch mit zero hours contract bekommen Sie Mindestlohn, Urlaubsgeld und Pausen. Sie dürfen Arbeit ablehnen und für andere arbeiten. Dafür dürfen sie Sie nicht bestrafen.',
  },
  'gb.ask-work.breaks': {
    says: 'Ab 18 haben Sie 20 Minuten Pause, wenn Sie mehr als sechs Stunden arbeiten. Dazu 11 Stunden Ruhe am Tag und einen freien Tag pro Woche. Die Grenze ist im Schnitt 48 Stunden, außer Sie stimmten mehr zu.',
    dependsOn: 'Ihr Alter und Ihre Zeiten',
  },
  'gb.ask-work.resign': {
    says: 'Holen Sie Rat, bevor Sie kündigen. Bricht der Arbeitgeber den Vertrag schwer, kann Ihr Gehen als Kündigung durch ihn zählen. Das ist schwer zu beweisen. Beschweren Sie sich zuerst schriftlich (grievance).',
  },
  'gb.ask-work.disciplinary': {
    says: 'Verlangen Sie Vorwürfe und Beweise schriftlich und Zeit zur Vorbereitung. Sie dürfen jemanden von der Gewerkschaft oder einen Kollegen mitbringen. Sie sollen Widerspruch (appeal) einlegen können.',
  },
  'gb.ask-work.probation': {
    says: 'Probezeit (probation) ist im Gesetz nichts Besonderes. Sie haben trotzdem Kündigungsfrist, Lohn, Urlaubsgeld und Schutz vor Diskriminierung. Ab 1. Januar 2027 gilt der Schutz vor unfairer Kündigung ab sechs Monaten.',
    dependsOn: 'Ihre Kündigungsfrist und der Grund',
  },
  'gb.ask-work.settlement': {
    says: 'Unterschreiben Sie noch nicht. Es bindet Sie nur nach Rat eines unabhängigen Beraters, den meist der Arbeitgeber zahlt. Acas hält mindestens 10 Tage Bedenkzeit für fair.',
  },
  'gb.ask-work.change-contract': {
    says: 'Ein Arbeitgeber kann Lohn oder Zeiten meist nicht ohne Ihre Zustimmung ändern. Sind Sie dagegen, schreiben Sie das sofort und dass Sie unter Protest arbeiten. Holen Sie dann Rat.',
  },
  'gb.ask-work.flexible': {
    says: 'Sie dürfen ab dem ersten Tag flexible Arbeit verlangen, zweimal innerhalb von 12 Monaten. Vor einem Nein müssen sie mit Ihnen sprechen, einen betrieblichen Grund nennen und innerhalb von zwei Monaten antworten.',
  },
  'gb.ask-work.tips': {
    says: 'Arbeitgeber dürfen Trinkgeld oder Servicegebühren nicht behalten. Seit 1. Oktober 2024 müssen sie alles fair verteilt weitergeben, bis Ende des nächsten Monats.',
  },
  'gb.ask-work.whistleblow': {
    says: 'Das Gesetz schützt Sie, wenn Sie im öffentlichen Interesse etwas melden, etwa eine Straftat oder Gefahr. Eine Mindestzeit braucht es nicht. Holen Sie schnell Rat, denn manche Anordnung muss innerhalb von 7 Tagen beantragt werden.',
  },
  'gb.ask-work.agency': {
    says: 'Müssen Sie die Arbeit selbst tun und wird sie von ihnen bestimmt, sind Sie sehr wahrscheinlich ein „worker“. Dann haben Sie Mindestlohn, Urlaubsgeld und Pausen.',
    dependsOn: 'wie Sie wirklich arbeiten, nicht der Name dafür',
  },
  'gb.ask-work.reference': {
    says: 'Die meisten Arbeitgeber müssen kein Zeugnis (reference) geben. Tun sie es, muss es wahr und fair sein. Sie können verlangen, das an den neuen Arbeitgeber zu sehen.',
    dependsOn: 'Ihr Vertrag und Ihre Branche',
  },
  'gb.ask-work.ni-dismissal': {
    says: 'In Nordirland brauchen Sie für eine Klage wegen unfairer Kündigung meist ein Jahr Arbeit und haben drei Monate. Wenden Sie sich zuerst an die Labour Relations Agency: 03300 555 300.',
    dependsOn: 'wie lange Sie dort arbeiteten und warum Sie die Arbeit verloren',
  },
  'gb.ask-work.ni-wages': {
    says: 'Verlangen Sie schriftlich Summe und Datum. Kommt nichts, rufen Sie die Labour Relations Agency an: 03300 555 300. Für eine Klage haben Sie meist drei Monate.',
  },
  'gb.ask-work.ni-redundancy': {
    says: 'In Nordirland bekommen Sie nach zwei Jahren Arbeit die gesetzliche Abfindung (statutory redundancy pay). Dazu kommt die Kündigungsfrist. Die Labour Relations Agency kann die Summe erklären.',
    dependsOn: 'wie lange Sie dort arbeiteten',
  },
}
