/** The German words of Italy: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'it.limit.ten': {
    says: 'Kredite und die meisten Schulden sind nach zehn Jahren zu alt (prescrizione). Sie müssen das selbst sagen: Der Richter tut es nicht für Sie.',
    from: 'der Tag, an dem die Schuld fällig wurde; bei einem Kredit in Raten meist die letzte Rate',
    restartedBy:
      'Das startet diese Zeit neu: eine Zahlung oder ein Anerkenntnis von Ihnen, ein Gerichtsverfahren oder eine schriftliche Mahnung, die Sie erreichte.',
  },
  'it.limit.five': {
    says: 'Miete, Telefonrechnungen und Kosten der Hausgemeinschaft (condominio) sind nach fünf Jahren zu alt. Das gilt auch für andere Zahlungen, die jährlich oder öfter fällig sind.',
    from: 'der Tag, an dem jede Zahlung fällig wurde',
    restartedBy:
      'Das startet diese Zeit neu: eine Zahlung oder ein Anerkenntnis von Ihnen, ein Gerichtsverfahren oder eine schriftliche Mahnung, die Sie erreichte.',
  },
  'it.limit.two': {
    says: 'Rechnungen für Strom, Gas und Wasser sind nach zwei Jahren zu alt.',
    from: 'der Tag, an dem die Rechnung fällig war',
    restartedBy:
      'Das startet diese Zeit neu: eine Zahlung oder ein Anerkenntnis von Ihnen, ein Gerichtsverfahren oder eine schriftliche Mahnung, die Sie erreichte.',
  },
  'it.limit.judgment': {
    says: 'Eine Schuld mit endgültigem Urteil oder Gerichtsbeschluss gilt zehn Jahre.',
    from: 'der Tag, an dem es endgültig wurde',
    restartedBy:
      'Eine Aufforderung vor der Pfändung (precetto), eine Pfändung oder eine schriftliche Mahnung startet die zehn Jahre neu.',
  },
  'it.limit.fines': {
    says: 'Verkehrsstrafen und die Steuerzahlkarten (cartelle), die sie einziehen, sind nach fünf Jahren zu alt.',
    from: 'der Tag des Verstoßes, dann jedes Papier, das Ihnen zugestellt wurde',
    restartedBy: 'Jedes Papier, das Ihnen zugestellt wird, startet die fünf Jahre neu.',
  },
  'it.limit.insurance': {
    says: 'Eine Forderung aus einer Versicherung ist nach zwei Jahren zu alt, aus einer Lebensversicherung nach zehn.',
    from: 'der Tag des Ereignisses',
    restartedBy: 'Eine schriftliche Forderung an den Versicherer startet die Zeit neu.',
  },
  'it.limit.wages': {
    says: 'Offener Lohn und Abfertigung (TFR) können fünf Jahre lang gefordert werden, meist ab dem Ende der Arbeit.',
    from: 'meist das Ende der Arbeit',
    restartedBy:
      'Eine schriftliche Forderung oder das Arbeitsinspektorat (Ispettorato) startet die Zeit neu.',
  },
}
