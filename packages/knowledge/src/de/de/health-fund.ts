/** The German words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_DE: Words = {
  'de.health-fund.deadline': {
    says: 'Gegen eine gesetzliche Kranken- oder Pflegekasse haben Sie einen Monat ab dem Tag, an dem der Bescheid ankam.',
    service: 'ein Bescheid gilt am vierten Tag nach der Aufgabe zur Post als angekommen',
    action: 'Widerspruch an die Kasse senden',
    consequence: 'Der Bescheid wird endgültig.',
  },
  'de.health-fund.want': {
    says: 'Eine gesetzliche Kasse lehnt etwas ab oder beendet eine Leistung. Sie können kostenlos widersprechen.',
  },
  'de.health-fund.step-object': {
    says: 'Schreiben Sie binnen des Monats: „Ich lege Widerspruch ein.“ Verlangen Sie das Gutachten und senden Sie ein kurzes Attest.',
  },
  'de.health-fund.right-court': {
    says: 'Der Widerspruch ist kostenlos. Nach einem Nein können Sie binnen eines Monats kostenlos zum Sozialgericht.',
  },
  'de.health-fund.option-object': {
    says: 'Widersprechen Sie schriftlich. Gründe und Attest können folgen.',
    title: 'Kostenlos widersprechen',
    cost: 'Kostenlos.',
    time: 'Innerhalb eines Monats.',
    risk: 'Keins.',
    bestFor: 'Sie oder Ihr Arzt sind anderer Meinung.',
  },
  'de.health-fund.right-three-weeks': {
    says: 'Sie müssen binnen drei Wochen entscheiden, mit Gutachten binnen fünf. Melden sie sich nicht, gilt es als genehmigt.',
  },
  'de.health-fund.right-sick-pay': {
    says: 'Krankengeld gibt es für dieselbe Krankheit bis zu 78 Wochen in drei Jahren. Die neue Feststellung muss spätestens am nächsten Werktag nach dem Ende der alten erfolgen.',
  },
  'de.health-fund.right-late-note': {
    says: 'Ist Ihr Arbeitsverhältnis beendet und kam die Feststellung zu spät, aber binnen eines Monats, bleibt der Anspruch. Nur die Tage dazwischen werden nicht bezahlt.',
  },
  'de.health-fund.right-arrears': {
    says: 'Ab zwei Monaten Rückstand gibt es nur noch Akutes, Schmerzen, Schwangerschaft und Früherkennung. Mit eingehaltener Ratenzahlung kommt der volle Schutz zurück.',
  },
  'de.health-fund.arrears-want': {
    says: 'Ihre Krankenkasse sagt, dass Beiträge offen sind.',
  },
  'de.health-fund.arrears-reality': {
    says: 'Eine gesetzliche Kasse kann ihren Bescheid ohne Gericht vollstrecken, meist durch das Hauptzollamt. Handeln Sie vorher.',
  },
  'de.health-fund.arrears-step': {
    says: 'Rufen Sie die Kasse jetzt an und bitten Sie um Raten. Wurde Ihr Einkommen geschätzt, senden Sie Nachweise.',
  },
  'de.health-fund.right-rides': {
    says: 'Die Kasse zahlt Fahrten zum Arzt in festen Fällen. Einer ist Pflegegrad 4 oder 5, oder 3, wenn Sie dauerhaft schlecht gehen können. Andere sind ein Ausweis mit aG, Bl oder H und häufige Behandlungen wie Dialyse. Ein ähnlicher Fall zählt auch. Lassen Sie die Praxis schreiben, warum.',
  },
}
