import { ADVICE } from '@plainletter/engine/advice'
import type { Advice } from '@plainletter/engine/advice'
/** The door through which the API asks for what needs the law. Only a service binding reaches it: this Worker has no address. */
import { WorkerEntrypoint } from 'cloudflare:workers'

/** A class because the platform calls methods of no other thing. It holds nothing. */
export class AdviceDoor extends WorkerEntrypoint<Env> implements Advice {
  researchCases(...asked: Parameters<Advice['researchCases']>) {
    return ADVICE.researchCases(...asked)
  }

  findNews(...asked: Parameters<Advice['findNews']>) {
    return ADVICE.findNews(...asked)
  }

  answerQuickly(...asked: Parameters<Advice['answerQuickly']>) {
    return ADVICE.answerQuickly(...asked)
  }

  writeSheet(...asked: Parameters<Advice['writeSheet']>) {
    return ADVICE.writeSheet(...asked)
  }

  followUp(...asked: Parameters<Advice['followUp']>) {
    return ADVICE.followUp(...asked)
  }

  readCorrected(...asked: Parameters<Advice['readCorrected']>) {
    return ADVICE.readCorrected(...asked)
  }

  writeLetter(...asked: Parameters<Advice['writeLetter']>) {
    return ADVICE.writeLetter(...asked)
  }

  explainLetter(...asked: Parameters<Advice['explainLetter']>) {
    return ADVICE.explainLetter(...asked)
  }

  checkLetter(...asked: Parameters<Advice['checkLetter']>) {
    return ADVICE.checkLetter(...asked)
  }

  planForFirm(...asked: Parameters<Advice['planForFirm']>) {
    return ADVICE.planForFirm(...asked)
  }

  tease(...asked: Parameters<Advice['tease']>) {
    return ADVICE.tease(...asked)
  }
}
