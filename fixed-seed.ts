/** Property tests take the same road each time. FC_SEED=... tries another; a failure prints the seed it ran with. */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_121) })
