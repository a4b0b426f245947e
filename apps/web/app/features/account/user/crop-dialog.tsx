import { AVATAR_UNREADABLE } from '@jobapply/core/account/faults'
import { type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { type Crop, canMove, cutOut, dragged, draw, MAX_ZOOM, MIDDLE, squareOf } from './crop.ts'

type Props = { file: File; onDone: (square: File) => void; onClose: () => void }

/** Chooses the square of a picture, by dragging or with the sliders. */
export default function CropDialog({ file, onDone, onClose }: Props) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [crop, setCrop] = useState<Crop>(MIDDLE)
  const canvas = useRef<HTMLCanvasElement>(null)
  const grip = useRef<{ x: number; y: number }>(undefined)

  const refuse = useEffectEvent(() => {
    showToast({ title: AVATAR_UNREADABLE.title, description: AVATAR_UNREADABLE.message, kind: 'bad' })
    onClose()
  })
  useEffect(() => {
    let isOver = false
    // Turns the picture as its EXIF data says.
    createImageBitmap(file).then(
      (bitmap) => (isOver ? bitmap.close() : setPicture(bitmap)),
      () => !isOver && refuse(),
    )
    return () => {
      isOver = true
    }
  }, [file])
  useEffect(() => {
    if (canvas.current && picture) draw(canvas.current, picture, squareOf(picture, crop))
  }, [picture, crop])

  function drag({ clientX: x, clientY: y, currentTarget, buttons }: PointerEvent<HTMLCanvasElement>) {
    const from = grip.current
    grip.current = buttons ? { x, y } : undefined
    if (!picture || !from || !buttons) return
    const { width } = currentTarget.getBoundingClientRect()
    setCrop((before) => dragged(picture, before, (x - from.x) / width, (y - from.y) / width))
  }

  const room = picture ? canMove(picture, crop) : { x: false, y: false }
  return (
    <Dialog title="Choose the square" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (picture) cutOut(picture, squareOf(picture, crop)).then(onDone, refuse)
        }}
      >
        <canvas
          ref={canvas}
          width={512}
          height={512}
          role="img"
          aria-label="The part of your picture to keep"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            grip.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          className="mx-auto aspect-square w-full max-w-72 cursor-move touch-none rounded-full border border-line bg-sunk"
        />
        <Slider label="Zoom" min={1} max={MAX_ZOOM} value={crop.zoom} onChange={(zoom) => setCrop({ ...crop, zoom })} />
        <Slider label="Left to right" value={crop.x} disabled={!room.x} onChange={(x) => setCrop({ ...crop, x })} />
        <Slider label="Top to bottom" value={crop.y} disabled={!room.y} onChange={(y) => setCrop({ ...crop, y })} />
        <div className="mt-2 flex justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={!picture}>
            Use this picture
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type SliderProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
}

function Slider({ label, min = 0, max = 1, onChange, ...rest }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3">
      <label htmlFor={id} className="text-13 text-ink-2">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 40}
        onChange={({ target }) => onChange(Number(target.value))}
        className="w-full accent-accent disabled:opacity-40"
        {...rest}
      />
    </div>
  )
}
