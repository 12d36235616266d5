/** What to do about a court claim: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_DE: Words = {
  'gb.claim.step-acknowledge': {
    says: 'Schicken Sie heute die Empfangserklärung (acknowledgment of service), online oder per Post. Sie sagt nur, dass die Klage da ist. So haben Sie 28 statt 14 Tage zur Verteidigung.',
  },
  'gb.claim.step-choose': {
    says: 'Entscheiden Sie: alles anerkennen, einen Teil anerkennen oder bestreiten. Formular N9A ist für das Anerkenntnis (admission), N9B für die Verteidigung (defence).',
  },
  'gb.claim.step-admit': {
    says: 'Schulden Sie es? Füllen Sie das Formular N9A mit Einkommen und Kosten aus und bieten Sie eine Monatsrate an. Schicken Sie es innerhalb von 14 Tagen an den Kläger.',
  },
  'gb.claim.step-passed-ask': {
    says: 'Die übliche Frist ist vorbei. Rufen Sie heute das Gericht mit der Klagenummer (claim number) an und fragen Sie, ob es ein Urteil gegen Sie gibt.',
  },
  'gb.claim.step-passed-no-judgment': {
    says: 'Gibt es kein Urteil, schicken Sie heute Verteidigung (defence) oder Anerkenntnis (admission) an das Gericht. Es kann noch zählen.',
  },
  'gb.claim.step-passed-judgment': {
    says: 'Gibt es ein Urteil, können Sie mit Formular N244 die Aufhebung beantragen (set aside). Schreiben Sie, warum Sie nicht antworteten und was Ihre Verteidigung ist. Seien Sie schnell.',
  },
  'gb.claim.step-response-scotland': {
    says: 'Füllen Sie das Response Form aus. Schicken Sie es vor dem letzten Tag an das Gericht und den Kläger.',
  },
  'gb.claim.step-reply-ni': {
    says: 'Lesen Sie heute das Gerichtsformular. Es sagt, wie viele Tage Sie haben und wohin die Antwort geht. Holen Sie vorher Rat.',
  },
  'gb.claim.step-dates': {
    says: 'Schreiben Sie Klagenummer, Ausgabedatum (issue date) und letzten Tag zur Antwort auf. Tragen Sie den Tag jetzt im Kalender ein.',
  },
  'gb.claim.step-advice': {
    says: 'Rufen Sie diese Woche eine kostenlose Schuldnerberatung oder Citizens Advice an. Nennen Sie dabei den letzten Tag zur Antwort.',
  },
  'gb.claim.step-pay-in-time': {
    says: 'Können Sie innerhalb von 14 Tagen alles zahlen? Zahlen Sie an den Kläger und behalten Sie den Beleg. Dann soll es kein Urteil geben.',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: 'Schulden Sie es, bitten Sie um Zeit zum Zahlen. Nehmen Sie das Formular Time to Pay aus den Papieren, vor dem letzten Tag.',
  },
  'gb.claim.step-defend': {
    says: 'Antworten Sie in der Verteidigung (defence) auf jeden Punkt: Zustimmung, Nein mit Grund, oder dass Sie es nicht wissen und sie es beweisen müssen.',
  },
  'gb.claim.step-papers': {
    says: 'Verlangen Sie vom Kläger schriftlich jedes Papier, von dem die Klage spricht, etwa Vertrag und Mitteilungen. Tun Sie es jetzt.',
  },
  'gb.claim.step-agreement': {
    says: 'Verlangen Sie bei Kreditschulden heute für £1 den Vertrag (agreement). Liefern sie ihn nicht, schreiben Sie das in die Verteidigung.',
  },
  'gb.claim.step-too-old': {
    says: 'Ist die Schuld über sechs Jahre alt, müssen Sie das in der Verteidigung (defence) sagen. Das Gericht tut es nicht für Sie.',
  },
  'gb.claim.step-online': {
    says: 'Antworten Sie online, speichern Sie die Bestätigung. Per Post brauchen Sie einen Versandbeleg und einige Tage Zeit.',
  },
  'gb.claim.step-more-time': {
    says: 'Brauchen Sie mehr Zeit zur Verteidigung? Bitten Sie den Kläger um bis zu 28 weitere Tage. Sagen Sie es dann schriftlich dem Gericht.',
  },
}
