/** The German words of the rows in ../energy-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_DE: Words = {
  'au.energy.right-plan': {
    says: 'Sagen Sie dem Energieversorger, dass Sie nicht zahlen können. Er muss Ihnen einen Zahlungsplan für Ihre Schuld anbieten.',
  },
  'au.energy.right-no-claim': {
    says: 'Solange Sie einen Zahlungsplan einhalten, darf der Versorger Sie wegen der Energieschuld nicht verklagen.',
  },
  'au.energy.insight-hardship': {
    says: 'Ein Versorger, der sich nicht an seine Regeln für Zahlungsnot (hardship policy) hielt, darf wegen der Schuld keinen Prozess beginnen.',
    actionable:
      'Fragen Sie den Versorger schriftlich nach seinen Regeln für Zahlungsnot (hardship policy) und nach Ihrem Platz darin.',
  },
  'au.energy.step-hardship': {
    says: 'Rufen Sie den Energieversorger selbst an. Fragen Sie nach seinem Hilfsprogramm (hardship program), einem Zahlungsplan und Ermäßigungen (concessions).',
  },
  'au.energy.vic-plan': {
    says: 'In Victoria muss der Energieversorger Ihnen beim Zahlen so helfen, wie es in den Regeln (code) steht. Bitten Sie um Hilfe bei Zahlungsproblemen (payment difficulty).',
  },
  'au.energy.vic-code': {
    says: 'In Victoria können Sie um Hilfe beim Zahlen bitten, bevor Sie Schulden haben, und um einen Plan von bis zu zwei Jahren. Eine Sperre ist nur der letzte Schritt.',
  },
  'au.energy.vic-gas': {
    says: 'In Victoria darf Gas nur gesperrt werden, wie es das Gesetz erlaubt. Für eine falsche Sperre bekommen Sie Geld für jeden Tag.',
  },
  'au.energy.vic-power': {
    says: 'In Victoria darf Strom nur gesperrt werden, wie es das Gesetz erlaubt. Für eine falsche Sperre bekommen Sie Geld für jeden Tag.',
  },
  'au.energy.wa-code': {
    says: 'In Western Australia muss der Stromversorger Ihre Zahlungsnot (hardship) ansehen und einen Plan anbieten, bevor er sperrt.',
  },
  'au.energy.national-rules': {
    says: 'Außerhalb von Victoria und Western Australia gelten die Regeln des Bundes: ein Plan, Hilfe bei Zahlungsnot (hardship) und zwei Mitteilungen vor einer Sperre.',
  },
  'au.energy.right-undercharge': {
    says: 'Hat der Versorger durch eigenen Fehler zu wenig berechnet, kann er meist nur neun Monate zurückgehen. Sie dürfen über ebenso lange Zeit zahlen, ohne Zinsen.',
  },
  'au.energy.vic-undercharge': {
    says: 'In Victoria kann der Versorger, der durch eigenen Fehler zu wenig berechnet hat, meist nur vier Monate zurückgehen.',
  },
}
