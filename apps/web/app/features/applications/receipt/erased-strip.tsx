import type { ShownReceipt } from '@jobapply/core/applications/receipt-schema'
import { moment, receiptNumber } from '@jobapply/core/applications/receipt-sheet'
import { Alert } from '#ui/alert.tsx'
import { ChainMark } from './chain-mark.tsx'
import { StripFrame } from './strip-frame.tsx'

/** A receipt without its contents: its application was removed, or its text cannot be read any more. */
export const ErasedStrip = ({ receipt, isBroken }: { receipt: ShownReceipt; isBroken: boolean }) => (
  <StripFrame number={receiptNumber(receipt.number)}>
    <h1 className="mt-5 font-serif text-28">{receipt.kind === 'removed' ? 'Removed by you' : 'This receipt cannot be read'}</h1>
    {receipt.kind === 'removed' ? (
      <p className="mt-2 max-w-[60ch] text-14 text-ink-2">
        You removed this application on {moment(receipt.at)}. What its receipt said was erased. This mark stays, so that the
        receipts after it can still be checked.
      </p>
    ) : (
      <div className="mt-4">
        <Alert kind="bad">
          {isBroken ? 'It differs from what was written. ' : ''}
          What we have stored isn't a valid receipt. The JSON file shows it unchanged.
        </Alert>
      </div>
    )}
    <ChainMark {...receipt} />
  </StripFrame>
)
