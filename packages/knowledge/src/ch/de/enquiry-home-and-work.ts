/** Fragen zu Wohnen und Arbeit, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_DE: Words = {
  'ch.ask.repairs': {
    says: 'Schreiben Sie dem Vermieter mit Fotos und einer Frist. Ab dem Tag, an dem er es wusste, können Sie weniger Miete verlangen. Geschieht nichts, drohen Sie schriftlich die Hinterlegung an und hinterlegen dann den Mietzins.',
  },
  'ch.ask.landlord-enters': {
    says: 'Nur mit Ihrer Zustimmung oder im echten Notfall. Nötige Besuche für Reparatur, Verkauf oder Neuvermietung müssen Sie dulden. Sie müssen rechtzeitig angekündigt sein und auf Sie Rücksicht nehmen. Heimliches Betreten ist strafbar.',
  },
  'ch.ask.end-lease': {
    says: 'Schreiben Sie einen Brief und unterschreiben Sie; bei der Familienwohnung müssen beide unterschreiben. Die Frist beträgt meist drei Monate auf den ortsüblichen oder vereinbarten Termin. Der Brief muss rechtzeitig ankommen, also eingeschrieben.',
  },
  'ch.ask.lower-rent': {
    says: 'Verlangen Sie schriftlich einen tieferen Mietzins auf den nächsten Kündigungstermin. Kommt in 30 Tagen keine Antwort oder ein Nein, gehen Sie binnen 30 Tagen zur Schlichtungsbehörde. Sie ist gratis.',
  },
  'ch.ask.leave-early': {
    says: 'Schlagen Sie einen zahlungsfähigen Nachmieter vor, der den gleichen Vertrag übernimmt. Einer reicht. Ab dann schulden Sie keine Miete. Tun Sie es schriftlich, mit seinen Unterlagen.',
  },
  'ch.ask.extra-costs': {
    says: 'Sie schulden nur Kosten, die der Vertrag nennt, und nur die echten. Verlangen Sie Einsicht in die Belege, bevor Sie zahlen. Bei Streit hilft die Schlichtungsbehörde gratis.',
  },
  'ch.ask.sick': {
    says: 'Sie behalten den Lohn für eine Zeit, die mit den Jahren wächst, oder ein Taggeld. Nach der Probezeit ist eine Kündigung bei Krankheit nichtig, für 30, 90 oder 180 Tage. Senden Sie ein Arztzeugnis.',
  },
  'ch.ask.instant-dismissal': {
    says: 'Schreiben Sie sofort, dass Sie es nicht akzeptieren, und bieten Sie Ihre Arbeit an. Ohne wichtigen Grund, oder wenn sie mehr als ein paar Tage warteten, schulden sie den Lohn der Kündigungsfrist und bis zu sechs Monatslöhne mehr. Gehen Sie zur Schlichtungsbehörde.',
  },
  'ch.ask.own-notice': {
    says: 'Ein Monat im ersten Jahr, zwei bis zum neunten, dann drei, je auf Monatsende. Der Vertrag kann anderes sagen. Denken Sie vorher nach: Die Arbeitslosenkasse kann Einstelltage verfügen.',
  },
  'ch.ask.jobless-sanction': {
    says: 'Erheben Sie binnen 30 Tagen schriftlich Einsprache, gratis. Sagen Sie, warum Sie einen guten Grund hatten oder die Tage zu viele sind. Suchen Sie weiter Arbeit und behalten Sie Belege.',
  },
  'ch.ask.holidays': {
    says: 'Sie haben mindestens vier Wochen im Jahr, bis 20 Jahre fünf, davon zwei am Stück. Der Arbeitgeber bestimmt den Zeitpunkt, muss aber Ihre Wünsche beachten. Während der Anstellung dürfen Ferien nicht ausbezahlt werden.',
  },
  'ch.ask.more-time': {
    says: 'Verlangen Sie die Erstreckung bei der Schlichtungsbehörde in 30 Tagen seit Empfang der Kündigung. Das ist gratis. Für Wohnungen gibt es bis zu vier Jahre in ein oder zwei Schritten. Zeigen Sie, warum es für Sie hart ist, und sammeln Sie Belege der Suche. Nicht bei Zahlungsrückstand oder schwerer Verletzung.',
  },
  'ch.ask.painting-and-wear': {
    says: 'Normale Abnutzung zahlen Sie nicht. Bei echten Schäden zahlen Sie nur den heutigen Wert: Ein Anstrich gilt nach etwa acht Jahren als verbraucht. Mängel muss der Vermieter bei der Rückgabe sofort melden, später nur verdeckte. Unterschreiben Sie nichts, was Sie nicht anerkennen. Die Schlichtungsbehörde ist gratis.',
  },
  'ch.ask.notice-by-message': {
    says: 'Meist ist sie gültig: Das Gesetz verlangt keine Form. Ungültig ist sie nur, wenn Vertrag oder GAV Schriftform verlangen. Prüfen Sie beide sofort. Die Kündigungsfrist läuft voll mit Lohn. Verlangen Sie die Begründung schriftlich. Waren Sie nach der Probezeit krank oder schwanger, ist sie nichtig.',
  },
  'ch.ask.pregnant-dismissed': {
    says: 'Nach der Probezeit darf der Arbeitgeber während der Schwangerschaft und 16 Wochen nach der Geburt nicht kündigen. Eine solche Kündigung ist nichtig. Schreiben Sie sofort, dass Sie schwanger sind, mit Arztzeugnis, und bieten Sie Ihre Arbeit an. In der Probezeit ist es erlaubt, ausser die Schwangerschaft ist der Grund.',
  },
  'ch.ask.overtime': {
    says: 'Angeordnete oder nötige Überstunden sind mit 25 % Zuschlag zu zahlen oder mit Ihrem Einverständnis durch gleich viel Freizeit auszugleichen. Ein schriftlicher Vertrag kann anderes sagen: Prüfen Sie ihn. Notieren Sie Tag, Stunden und wer es wusste. Fordern Sie bald schriftlich. Sie haben fünf Jahre.',
  },
  'ch.ask.holidays-at-end': {
    says: 'Nehmen Sie offene Tage in der Kündigungsfrist, wenn Zeit dafür ist. Was nicht mehr geht, muss am Ende ausbezahlt werden. Wurden Sie lange freigestellt, können Tage als bezogen gelten. Ansprüche laufen fünf Jahre. Verlangen Sie eine schriftliche Abrechnung.',
  },
  'ch.ask.reference': {
    says: 'Sie dürfen jederzeit ein Zeugnis verlangen, auch im laufenden Arbeitsverhältnis. Es muss wahr, vollständig und wohlwollend sein. Schreiben Sie, welche Sätze falsch sind, und schlagen Sie eigene vor. Bei einem Nein gehen Sie zur Schlichtungsbehörde, bis 30 000 Franken gratis. Sie können auch nur eine Arbeitsbestätigung verlangen.',
  },
  'ch.ask.jobless': {
    says: 'Melden Sie sich spätestens am ersten Tag ohne Arbeit beim RAV an (job-room.ch) und suchen Sie ab der Kündigung Arbeit. Nötig sind zwölf Beitragsmonate in zwei Jahren. Es gibt 70 % des Lohns, mit Kindern oder tiefem Lohn 80 %. Bei eigener Kündigung ohne neue Stelle drohen bis 60 Einstelltage: Zeigen Sie Ihren guten Grund.',
  },
  'ch.ask.bullying': {
    says: 'Der Arbeitgeber muss Ihre Person und Gesundheit schützen. Führen Sie ein Tagebuch: Tag, Worte, Zeugen. Beschweren Sie sich schriftlich beim Chef oder der Vertrauensperson und verlangen Sie Massnahmen. Gehen Sie zum Arzt. Das kantonale Arbeitsinspektorat hilft. Kündigen Sie nicht vorschnell: Es drohen Einstelltage. Eine Kündigung wegen der Beschwerde kann missbräuchlich sein.',
  },
  'ch.ask.pets': {
    says: 'Lesen Sie den Mietvertrag. Der Vermieter darf Hunde und Katzen verbieten oder eine Bewilligung verlangen. Kleintiere in üblicher Zahl, etwa in Käfig oder Aquarium, sind immer erlaubt. Eine Bewilligung darf er nur aus gutem Grund zurücknehmen. Halten Sie eines gegen den Vertrag, muss er Sie vor einer Kündigung mahnen.',
    dependsOn: 'der Mietvertrag und das Tier',
  },
}
