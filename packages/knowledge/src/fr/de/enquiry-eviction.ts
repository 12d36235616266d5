/** Questions about rent arrears, eviction and the right to a home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'fr.ask-home.winter': {
    says: 'Die Winterpause stoppt nur die Räumung selbst, vom 1. November bis 31. März. Das Verfahren läuft weiter, die Schuld wächst, ab April kann geräumt werden. Zahlen Sie also, was geht, und beantworten Sie jedes Papier. Bitten Sie den Vollstreckungsrichter um Zeit (bis ein Jahr), dazu FSL und DALO. Wer als Vermieter das Schloss tauscht, begeht eine Straftat: 17 anrufen.',
  },
  'fr.ask-home.rent-arrears': {
    says: 'Sprechen Sie mit dem Vermieter. Rufen Sie SOS loyers impayés an (0 805 16 00 75) und beantragen Sie den Wohnungshilfefonds (FSL). Nach einer förmlichen Aufforderung (commandement) haben Sie bei neueren Mietverträgen sechs Wochen.',
  },
  'fr.ask-home.eviction-judged': {
    says: "Sie haben ab der Aufforderung zwei Monate, um auszuziehen. Bitten Sie den Vollstreckungsrichter (juge de l'exécution) um bis zu ein Jahr und beantragen Sie eine Wohnung nach dem Recht auf Wohnen (DALO).",
  },
  'fr.ask-home.more-time': {
    says: 'Bitten Sie den Vollstreckungsrichter (juge de l’exécution) um mehr Zeit: ein Monat bis ein Jahr. Bringen Sie Nachweise über Ihr Einkommen und Ihre Wohnungssuche mit. Beantragen Sie auch DALO.',
  },
  'fr.ask-home.dalo': {
    says: 'Beantragen Sie zuerst eine Sozialwohnung und behalten Sie die Nummer. Sind Sie wohnungslos, bald geräumt, in einer untauglichen Wohnung, oder warten Sie viel zu lange? Dann senden Sie das DALO-Formular kostenlos an die Kommission bei der Präfektur. Sagt sie ja und kommt in drei bis sechs Monaten nichts, gehen Sie zum Verwaltungsgericht.',
  },
}
