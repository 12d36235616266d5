/** German: planning next door, hospital under the Mental Health Act, shops on a lease, company pensions, injuries, and equal treatment in shops. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_SERVICES_AND_PLACES_DE: Words = {
  'gb.planning.wants': {
    says: 'Die Gemeinde fragt, was Sie von Bauarbeiten in Ihrer Nähe halten. Sie müssen nicht antworten.',
  },
  'gb.planning.right-comment': {
    says: 'Sie können sich bis zum Tag im Brief äußern, meist innerhalb von 21 Tagen. Die Gemeinde muss es beachten, wenn es um Planung geht: Licht, Einblick, Größe, Lärm, Verkehr.',
  },
  'gb.planning.step': {
    says: 'Sehen Sie die Pläne online an. Schreiben Sie kurz zu Licht, Einblick, Größe oder Lärm. Hauspreise und Streit zählen nicht. Bitten Sie ein Ratsmitglied um Hilfe.',
  },
  'gb.sectioned.wants': {
    says: 'Der Brief sagt, dass jemand nach dem Mental Health Act im Krankenhaus bleiben muss, wie lange und warum.',
  },
  'gb.sectioned.right-tribunal': {
    says: 'Nach section 2 können Sie in den ersten 14 Tagen zu einem Gericht (tribunal). Nach section 3 einmal in den ersten sechs Monaten. Ein Anwalt ist kostenlos.',
  },
  'gb.sectioned.right-help': {
    says: 'Man muss Ihnen Ihre Rechte erklären, und eine unabhängige Hilfe (advocate) ist kostenlos. Der nächste Angehörige kann mit 72 Stunden Frist die Entlassung verlangen.',
  },
  'gb.sectioned.step': {
    says: 'Bitten Sie heute auf der Station um einen Anwalt und einen advocate. Schreiben Sie auf, an welchem Tag es begann.',
  },
  'gb.shop-lease.right-renew': {
    says: 'Ein Geschäftsmieter kann meist bleiben und bei Gericht einen neuen Vertrag verlangen. Nicht, wenn der Vertrag diese Regeln vor Beginn ausschloss.',
  },
  'gb.shop-lease.answer': {
    says: 'Meist können Sie bleiben und einen neuen Vertrag verlangen, wenn der alte diese Regeln nicht ausschloss. Der Vermieter braucht einen gesetzlichen Grund, und Sie bekommen vielleicht Geld. Handeln Sie vor dem Tag in jedem Schreiben.',
  },
  'gb.injury.right-three-years': {
    says: 'Eine Klage wegen Verletzung muss innerhalb von drei Jahren bei Gericht sein. Für ein Kind beginnen sie mit 18. Ein erstes Angebot müssen Sie nicht annehmen.',
  },
  'gb.injury.scotland': {
    says: 'Eine Klage wegen Verletzung muss innerhalb von drei Jahren bei Gericht sein. Für ein Kind beginnen sie mit 16. Ein erstes Angebot müssen Sie nicht annehmen.',
  },
  'gb.injury.right-small-road': {
    says: 'Kleine Verletzungen im Auto laufen über die kostenlose Seite Official Injury Claim, mit festen Summen für Schleudertrauma. Ein Versicherer darf dafür vor einem ärztlichen Bericht nichts anbieten.',
  },
  'gb.injury.answer': {
    says: 'Keine Eile: Sie haben drei Jahre bis zur Klage. Holen Sie vor jedem Angebot einen ärztlichen Bericht, denn es beendet den Anspruch. Fragen Sie einen Anwalt; viele kosten nichts, wenn Sie verlieren.',
  },
  'gb.equal.right-services': {
    says: 'Ein Geschäft oder Dienst darf Sie nicht wegen Behinderung, Herkunft, Glaube, Geschlecht oder Sexualität abweisen oder schlechter behandeln. Es muss faire Änderungen machen, etwa einen Assistenzhund einlassen.',
  },
  'gb.equal.answer': {
    says: 'Nein. Ein Geschäft oder Dienst darf Sie deswegen nicht abweisen. Beschweren Sie sich schriftlich. Vor Gericht können Sie innerhalb von sechs Monaten minus einem Tag eine Entschuldigung und Geld verlangen.',
  },
  'gb.work.right-antenatal': {
    says: 'Sie dürfen in der Arbeitszeit mit Lohn zur Vorsorge. Wegen der Schwangerschaft Schichten zu kürzen oder Sie schlechter zu behandeln ist vom ersten Tag an verboten.',
  },
  'gb.work.transfer-wants': {
    says: 'Ihre Stelle geht zu einem neuen Arbeitgeber, mit Ihren Bedingungen und Ihren Dienstjahren.',
  },
  'gb.work.right-unbroken': {
    says: 'Ihre Dienstjahre laufen ohne Lücke weiter. Das zählt für Kündigungsfrist, Abfindung und ungerechte Kündigung.',
  },
  'gb.work.transfer-step': {
    says: 'Fragen Sie, wer für Sie spricht und was sich ändern soll. Behalten Sie Vertrag und Lohnabrechnungen. Lehnen Sie schlechtere Bedingungen schriftlich ab.',
  },
  'gb.care.wants': {
    says: 'Die Gemeinde sagt, was sie jede Woche für die Pflege will und wie sie es berechnet hat.',
  },
  'gb.care.step': {
    says: 'Verlangen Sie schriftlich eine Prüfung. Prüfen Sie jede Summe: Einkommen, Erspartes, das Haus und wer darin lebt. Nach der Antwort ist der Local Government Ombudsman kostenlos.',
  },
}
